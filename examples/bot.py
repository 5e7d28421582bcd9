"""A program that plays: it gets a token, opens a table against bots (or sits down at one), and picks until the end.

    python examples/bot.py http://127.0.0.1:8000            # a new table with three bots
    python examples/bot.py http://127.0.0.1:8000 TABLE      # a free seat at that table

Needs only `pip install websockets`. Replace `choose` with something better.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def post(url: str, body: dict[str, Any], token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def choose(table: dict[str, Any]) -> str:
    """Any of the options; `table["view"]` is all that the seat can see."""
    return str(random.choice(table["ask"]["options"])["pick"])


def play(server: str, table: str = "") -> dict[str, Any]:
    token = post(f"{server}/api/token", {})["token"]
    if not table:
        chairs = [{"name": "Robot"}, {"bot": "rules"}, {"bot": "rules"}, {"bot": "rules"}]
        table = post(f"{server}/api/tables", {"game": "gunfighters", "chairs": chairs, "begin": True}, token)["table"]
    address = f"ws{server.removeprefix('http')}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        seen: dict[str, Any] = {}
        while not seen.get("over"):
            seen = message if (message := json.loads(socket.recv()))["type"] == "table" else seen
            free = [seat for seat, place in enumerate(seen["seats"]) if not place["person"] and not place["bot"]]
            if seen["seat"] is None and free:
                socket.send(json.dumps({"do": {"type": "sit", "seat": free[0], "name": "Robot"}}))
            elif seen["ask"] and message["type"] == "table":
                socket.send(json.dumps({"do": {"type": "pick", "pick": choose(seen), "seq": seen["seq"]}}))
    return seen


if __name__ == "__main__":
    words = sys.argv[1:]
    if not 1 <= len(words) <= 2 or words[0].startswith("-"):
        print(__doc__)
        sys.exit(0 if words[:1] in (["-h"], ["--help"]) else 2)
    print(play(*words)["view"]["result"])
