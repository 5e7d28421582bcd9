"""The interface's description as a plain page: no script, nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any


def page(openapi: dict[str, Any]) -> str:
    """
    >>> "GET /api/games" in page({"paths": {"/api/games": {"get": {"summary": "Games", "responses": {}}}}})
    True
    """
    operations = [
        _operation(method, path, operation)
        for path, methods in openapi["paths"].items()
        for method, operation in methods.items()
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        "<title>Sixgun: the interface</title><body><main><h1>Sixgun: the interface</h1>"
        '<p><a href="/api/openapi.json">openapi.json</a></p>'
        f"{''.join(operations)}</main>"
    )


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    described = escape(operation.get("description") or operation.get("summary", ""))
    parameters = [
        f"<li><code>{escape(p['name'])}</code> ({escape(p['in'])}) {escape(_form(p.get('schema', {})))}</li>"
        for p in operation.get("parameters", [])
    ]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    taken = f"<p>Body: <code>{escape(_form(body))}</code></p>" if body else ""
    answers = ", ".join([escape(status) for status in operation.get("responses", {})])
    return (
        f"<section><h2><code>{method.upper()} {escape(path)}</code></h2><p>{described}</p>"
        f"<ul>{''.join(parameters)}</ul>{taken}<p>Answers: {answers}</p></section>"
    )


def _form(schema: dict[str, Any]) -> str:
    """A schema in a few words: its name or type, and what bounds it."""
    named = str(schema.get("$ref", "")).rpartition("/")[2]
    bounds = [
        f"{key} {schema[key]}" for key in ("default", "minimum", "maximum", "pattern", "maxLength") if key in schema
    ]
    return ", ".join([named or str(schema.get("type", "any")), *bounds])
