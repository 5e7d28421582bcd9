# Shared by ./play and ./test: a virtual environment in .venv, installed from a lock file, made anew only when the
# lock or the project's own metadata change; and the page, built anew only when its sources change. Sourced with the
# project's folder as working directory. Where there is a C compiler, the rules are compiled in the background.

case "${LC_ALL:-${LC_MESSAGES:-${LANG:-en}}}" in it*) sixgun_it=1 ;; *) sixgun_it= ;; esac

# say ENGLISH ITALIAN
say() { if [ -n "$sixgun_it" ]; then printf '%s\n' "$2" >&2; else printf '%s\n' "$1" >&2; fi; }
stop() { say "$1" "$2"; exit 2; }

find_python() {
  if [ -n "${PYTHON:-}" ]; then
    "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || return 1
    printf '%s' "$PYTHON"
    return 0
  fi
  for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
    if command -v "$name" >/dev/null 2>&1 &&
      "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
      printf '%s' "$name"
      return 0
    fi
  done
  return 1
}

# set_up NAME: the libraries of locks/NAME.lock, and Sixgun itself; does nothing when .venv already holds just that.
set_up() {
  lock=locks/$1.lock
  stamp=.venv/.sixgun-$1
  want="$PWD $(cksum "$lock" pyproject.toml | tr '\n' ' ')"
  [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$want" ] && [ -x .venv/bin/sixgun ] && return 0

  python=$(find_python) || stop \
    "Sixgun needs Python 3.11 or newer${PYTHON:+, which $PYTHON is not}: install it and start again, or name it with PYTHON=/path/to/python3." \
    "Sixgun richiede Python 3.11 o più recente${PYTHON:+, e $PYTHON non lo è}: installalo e riprova, oppure indicalo con PYTHON=/percorso/di/python3."
  [ -w . ] || stop \
    "This folder cannot be written to: copy it to a place of your own, or change its permissions, and start again." \
    "In questa cartella non si può scrivere: copiala in un posto tuo, o cambiane i permessi, e riprova."
  log=$(mktemp 2>/dev/null) || log=.sixgun-setup.log
  say "Setting up Sixgun in .venv (only the first time):" "Preparo Sixgun in .venv (solo la prima volta):"

  say "  1/3 a virtual environment" "  1/3 un ambiente virtuale"
  if ! [ -x .venv/bin/python ] || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    "$python" -m venv --clear .venv >"$log" 2>&1 || stop \
      "No virtual environment could be made: install your system's venv package (on Debian and Ubuntu: apt install python3-venv) and start again; details are in $log." \
      "Impossibile creare l'ambiente virtuale: installa il pacchetto venv del sistema (su Debian e Ubuntu: apt install python3-venv) e riprova; i dettagli sono in $log."
  fi
  say "  2/3 the libraries of $lock" "  2/3 le librerie di $lock"
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --retries 1 --require-hashes -r "$lock" >"$log" 2>&1 || stop \
    "The libraries could not be installed: check the network connection (or pip's index settings) and start again; details are in $log." \
    "Impossibile installare le librerie: controlla la connessione di rete (o le impostazioni di pip) e riprova; i dettagli sono in $log."
  say "  3/3 Sixgun itself" "  3/3 Sixgun stesso"
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable . >"$log" 2>&1 || stop \
    "Sixgun itself could not be installed: check that this folder is writable and start again; details are in $log." \
    "Impossibile installare Sixgun: controlla che questa cartella sia scrivibile e riprova; i dettagli sono in $log."
  rm -f "$log"
  printf '%s' "$want" >"$stamp"
}

# set_up_more NAME: the libraries of locks/NAME.lock on top.
set_up_more() {
  stamp=.venv/.sixgun-$1
  want="$PWD $(cksum "locks/$1.lock")"
  [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$want" ] && return 0
  log=$(mktemp 2>/dev/null) || log=.sixgun-$1.log
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --retries 1 --require-hashes -r "locks/$1.lock" >"$log" 2>&1 || stop \
    "The libraries of locks/$1.lock could not be installed: check the network connection (or pip's index settings) and start again${2:-}; details are in $log." \
    "Impossibile installare le librerie di locks/$1.lock: controlla la connessione di rete (o le impostazioni di pip) e riprova${3:-}; i dettagli sono in $log."
  rm -f "$log"
  printf '%s' "$want" >"$stamp"
}

# set_up_lab: what clusters, packed files and reports need; only a command with one of them waits for it.
set_up_lab() {
  [ -f .venv/.sixgun-lab ] || say "Installing what clusters, reports, .parquet and .zst files need (only the first time) ..." \
    "Installo ciò che serve a cluster, relazioni, file .parquet e .zst (solo la prima volta) ..."
  set_up_more lab ", or leave out --report, --cluster, .parquet and .zst" ", o fai a meno di --report, --cluster, .parquet e .zst"
}

# build_page: does nothing when the page is there as its sources want it.
build_page() {
  .venv/bin/python web/build.py check && return 0
  log=$(mktemp 2>/dev/null) || log=.sixgun-page.log
  if ! .venv/bin/python web/build.py node; then
    say "Fetching Node for the page:" "Prendo Node per la pagina:"
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --retries 1 --require-hashes -r locks/node.lock >"$log" 2>&1 || stop \
      "The page needs Node 20.19 or newer, which could not be installed: install it yourself and start again; details are in $log." \
      "La pagina richiede Node 20.19 o più recente, che non si è potuto installare: installalo e riprova; i dettagli sono in $log."
  fi
  say "Building the page (only when its sources have changed) ..." "Costruisco la pagina (solo quando i sorgenti sono cambiati) ..."
  .venv/bin/python web/build.py build >"$log" 2>&1 || stop \
    "The page could not be built: check the network connection (or npm's settings) and start again; details are in $log." \
    "Impossibile costruire la pagina: controlla la connessione di rete (o le impostazioni di npm) e riprova; i dettagli sono in $log."
  rm -f "$log"
  say "Ready." "Pronto."
}

# compile: in the background and at low priority, where there is a C compiler; used from the next start on.
compile() {
  [ -n "${SIXGUN_PURE:-}" ] || .venv/bin/python -S -E tools/compile.py start 2>/dev/null
  return 0
}

# compile_now: the same, but for whoever wants to know how fast the rules are.
compile_now() {
  [ -n "${SIXGUN_PURE:-}" ] || .venv/bin/python -S -E tools/compile.py check && return 0
  say "Compiling the rules (only when they have changed, about 3 minutes; SIXGUN_PURE=1 leaves them Python) ..." \
    "Compilo le regole (solo quando sono cambiate, circa 3 minuti; con SIXGUN_PURE=1 restano Python) ..."
  .venv/bin/python tools/compile.py make || say "There is no C compiler: the rules stay Python." "Non c'è un compilatore C: le regole restano Python."
}
