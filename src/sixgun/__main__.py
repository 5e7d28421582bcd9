"""python -m sixgun"""

from sixgun.terminal.main import main

if __name__ == "__main__":
    main()
