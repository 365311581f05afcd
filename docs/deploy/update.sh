#!/bin/sh
# Puts another version of EduTrain beside the one that is served and switches to it, or back. See docs/running-a-site.md.
#
#   sh update.sh                the newest commit of the branch that /srv/edutrain/source follows
#   sh update.sh VERSION        a tag, a branch or a commit of it
#   sh update.sh FILE.tar.gz    a release, held to the SHA256SUMS beside it; needs Node alone, no source
#   sh update.sh --back         the version served before
#
# A version that does not become ready within EDUTRAIN_PATIENCE seconds is taken away again. As the user whom /srv/edutrain
# belongs to, who may use sudo. BACKUP=no where the data is backed up by other means, as with PostgreSQL; CONTENT_DIR as in
# the settings of the service, since the pages are built with it.
set -eu
home=${EDUTRAIN_HOME:-/srv/edutrain}
settings=${EDUTRAIN_ENV:-/etc/edutrain.env}
patience=${EDUTRAIN_PATIENCE:-300}

fail() {
  echo "$1" >&2
  exit 1
}

# Readable by the service's user alone.
setting() {
  sudo -u edutrain sed -n "s/^$1=//p" "$settings" 2>/dev/null | tail -n 1 | tr -d "\"'"
}

case ${1:-} in
  *.tar.gz) tarball=$(readlink -f "$1") && [ -e "$tarball" ] || fail "There is no release $1." ;;
  *) tarball= ;;
esac
cd "$home"
data=${EDUTRAIN_DATA:-$(setting DATA_DIR)}
data=${data:-/var/lib/edutrain}
database=$data/edutrain.sqlite
host=$(setting HOST)
case ${host:-127.0.0.1} in
  0.0.0.0) host=127.0.0.1 ;;
  ::) host='[::1]' ;;
  *:*) host="[$host]" ;;
esac
port=$(setting PORT)
address=http://${host:-127.0.0.1}:${port:-3000}

# Ready, and the version of `current`: not another program, nor a process of another folder.
is_ready() {
  "${EDUTRAIN_NODE:-current/node_modules/.bin/node}" -e '
    const { existsSync, readFileSync } = require("node:fs")
    const read = (file) => (existsSync(file) ? readFileSync(file, "utf8").trim() : "")
    const commit = read("current/dist/.commit")
    const wanted = JSON.parse(read("current/package.json")).version + (commit && ` (${commit})`)
    const ask = (path) => fetch(process.argv[1] + path, { signal: AbortSignal.timeout(5000) })
    Promise.all([ask("/readyz"), ask("/healthz").then((answer) => answer.json())]).then(
      ([{ ok }, { version }]) => process.exit(ok && version === wanted ? 0 : 1),
      () => process.exit(1),
    )
  ' "$address"
}

# False as soon as the process has ended by itself.
serve() {
  ln -sfn "$1" next
  mv -T next current
  # After a version that ended again and again systemd would refuse the next one.
  sudo systemctl reset-failed edutrain 2>/dev/null || true
  sudo systemctl restart edutrain || return 1
  end=$(($(date +%s) + patience))
  until is_ready; do
    [ "$(date +%s)" -lt "$end" ] || return 1
    sleep 0.2
    systemctl is-active --quiet edutrain && [ "$(systemctl show --property=NRestarts --value edutrain)" = 0 ] || return 1
  done
  rm -f "$1/.never-ready"
}

# Serves $1, or else again $2.
switch() {
  if serve "$1"; then
    echo "$1 is served: $address/healthz"
    return
  fi
  echo "$1 did not become ready: journalctl -u edutrain" >&2
  [ -n "$2" ] || fail "There is no version to put in its place. Correct what is wrong, and run this again."
  ! serve "$2" || fail "$2 is served again."
  fail "$2 does not become ready either. If $1 has changed the tables, restore the backup${copy:+, $copy}: docs/running-a-site.md, Update and go back."
}

copy=
before=$(readlink current || true)
# What --back leads to: never a version that was not ready once.
known_good=$before
[ ! -e "$before/.never-ready" ] || known_good=$(readlink previous || true)
if [ "${1:-}" = --back ]; then
  [ -e previous ] || fail "There is no version to go back to."
  switch "$(readlink previous)" "$before"
  if [ "$known_good" = "$before" ]; then ln -sfn "$before" previous; else rm previous; fi
  exit
fi

if [ -n "$tarball" ]; then
  release=releases/$(basename "$tarball" .tar.gz)-$(sha256sum "$tarball" | cut -c 1-12)
else
  git -C source fetch --quiet --tags
  if [ -n "${1:-}" ]; then
    commit=$(git -C source rev-parse --verify --quiet "origin/$1^{commit}" ||
      git -C source rev-parse --verify --quiet "$1^{commit}") || fail "There is no version $1."
  else
    commit=$(git -C source rev-parse --verify --quiet "@{upstream}^{commit}") ||
      fail "$home/source follows no branch: name a version."
  fi
  release=releases/$(git -C source show -s --date=format:%Y%m%d --format=%cd-%h --abbrev=12 "$commit")
fi
if [ "$release" = "$before" ]; then
  ! is_ready || { echo "$release is already being served."; exit; }
  known_good=$(readlink previous || true)
fi

if [ "${BACKUP:-yes}" != no ] && [ -n "$(setting DATABASE_URL)" ]; then
  fail "The data is in PostgreSQL: unless it is new, back it up with pg_dump (docs/operations.md); then run this with BACKUP=no."
fi
# A migration may double the database and write as much again into its side file, beside the backup.
if sudo -u edutrain test -e "$database"; then
  needed=$(($(sudo -u edutrain stat -c %s "$database") * 3 / 1024))
  free=$(sudo -u edutrain df -Pk "$data" | awk 'NR == 2 { print $4 }')
  [ "$free" -ge "$needed" ] ||
    fail "$data has $((free / 1024)) MB of free space; the update may need $((needed / 1024)) MB, three times the database."
fi

# Everything that takes time or may fail comes first, in a folder that nothing is served from.
if [ ! -e "$release" ]; then
  new=$release.unfinished
  rm -rf "$new"
  if [ -n "$tarball" ]; then
    folder=$(dirname "$tarball")
    [ ! -e "$folder/SHA256SUMS" ] ||
      (cd "$folder" && grep " $(basename "$tarball")\$" SHA256SUMS | sha256sum --check --status) ||
      fail "$tarball is not what SHA256SUMS beside it says."
    mkdir "$new"
    tar -xzf "$tarball" --strip-components=1 -C "$new"
    node=$(command -v node) || fail "There is no Node on this machine: a release needs one."
    wanted=$(sed -n 's/.*"node": *">=\([0-9]*\).*/\1/p' "$new/package.json")
    [ "$("$node" -p 'parseInt(process.versions.node)')" -ge "${wanted:-0}" ] ||
      fail "This release needs Node $wanted or newer; $node is $("$node" --version)."
    mkdir -p "$new/node_modules/.bin"
    ln -s "$node" "$new/node_modules/.bin/node"
  else
    git clone --quiet --no-checkout source "$new"
    git -C "$new" checkout --quiet --detach "$commit"
    (cd "$new" && npm run prestart)
  fi
  touch "$new/.never-ready"
  mv "$new" "$release"
fi

# Also of data that another installation has left: then the new version copies it.
if [ "${BACKUP:-yes}" != no ] && sudo -u edutrain test -e "$database"; then
  copy=$data/before-$(basename "$release")-$(date +%Y%m%d-%H%M%S).sqlite
  program=$release
  [ ! -e current/package.json ] || program=current
  (cd "$program" && sudo -u edutrain npm run --silent backup -- --env-file "$settings" "$copy")
fi
switch "$release" "$known_good"
[ -z "$known_good" ] || ln -sfn "$known_good" previous

# Older ones are 700 MB each.
for old in releases/*; do
  [ "$old" = "$release" ] || [ "$old" = "$known_good" ] || rm -rf "$old"
done
