me-line = What the house keeps about you, and what you can do with it
me-kept = { $tables ->
    [0] You sit at no table here.
    [one] You sit, or sat, at one table here.
   *[other] You sit, or sat, at { $tables } tables here.
  } { $replays ->
    [0] You have brought no record.
    [one] You have brought one record.
   *[other] You have brought { $replays } records.
  } { $decks ->
    [0] {""}
    [one] You have saved one deck.
   *[other] You have saved { $decks } decks.
  }
me-move = Another device
me-move-text = Your seats belong to this browser. With a code you can play from another device too: then both have your seats.
me-code = Get a code
me-code-text = On the other device, go to { $address } and enter this code. It works once, within the next { $time } minutes.
me-enter-label = A code from another device
me-enter = Use this code
me-enter-behind = { $tables ->
    [one] If you enter a code here, you lose this browser's own seat at one table.
   *[other] If you enter a code here, you lose this browser's own seats at { $tables } tables.
  }
me-sessions = Sessions
me-sessions-text = Did you leave a browser open somewhere, or give a token to a program? End all other sessions: then only this browser has your seats.
me-sessions-end = End all other sessions
me-sessions-done = Done: only this browser has your seats now.
me-data = Download
me-data-text = Your tables with your names, your choices and what you said there, and the records you brought, as one JSON file.
me-download = Download my data
me-forget = Forget me
me-forget-text = Your names, your words and the records you brought are deleted. Games of others stay, with a blank name where you sat. Where a game goes on, a bot plays for you.
me-forget-ask = Delete everything …
me-sure = Delete everything?
me-sure-text = This cannot be undone, and all your sessions end, here too. Download your data first if you want to keep it.
me-forget-yes = Delete everything
me-forget-done = You are forgotten.
