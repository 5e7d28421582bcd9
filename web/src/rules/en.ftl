# The rules as chapters.

chapter-try = Practise this
chapter-rules = { $count ->
    [one] The exact rule
   *[other] The { $count } exact rules
  }
chapter-all = All chapters
rules-page = The rules
rules-page-line = Each game in short chapters, in the order of its rulebook.
