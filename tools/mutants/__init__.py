"""An audit of the tests that can fail: small changes are made to the rules, and a test has to notice each of them.

`./test mutants` draws changes with a seed, makes them one by one in a copy of the running program, and runs the tests
that reach the changed function: first those that cite its rules, then the others of the game's own folder.
"""
