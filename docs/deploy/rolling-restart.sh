#!/bin/sh
# Restarts the processes of edutrain@.service one after the other, each when the one before answers /readyz; stops at the
# first that does not, while the others go on. As a user who may use sudo.
#
#   sh rolling-restart.sh 3001 3002
set -eu
patience=${EDUTRAIN_PATIENCE:-60}
[ $# -gt 0 ] || { echo "Usage: sh rolling-restart.sh PORT..." >&2; exit 2; }

is_ready() {
  "${EDUTRAIN_NODE:-/srv/edutrain/current/node_modules/.bin/node}" -e '
    fetch(`http://127.0.0.1:${process.argv[1]}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))
  ' "$1"
}

# One that is away already would leave none while the next restarts.
for port in "$@"; do
  is_ready "$port" || { echo "The process at $port is not ready; nothing was restarted." >&2; exit 1; }
done
for port in "$@"; do
  sudo systemctl restart "edutrain@$port"
  waited=0
  until is_ready "$port"; do
    waited=$((waited + 1))
    [ "$waited" -lt "$patience" ] || { echo "The process at $port is not ready after $patience s; the others were left alone: journalctl -u edutrain@$port" >&2; exit 1; }
    sleep 1
  done
  echo "The process at $port is ready."
done
