"""Programs are interrupted in these tests: also where a shell that started the tests in the background ignores it."""

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
