#!/bin/sh
# Puts another version of EduTrain beside the one that is served and switches to it, or back. See docs/running-a-site.md.
#
#   sh update.sh            the newest commit of the branch that /srv/edutrain/source follows
#   sh update.sh v0.2.0     a tag, a branch or a commit
#   sh update.sh --back     the version served before
#
# As the user whom /srv/edutrain belongs to, who may use sudo. BACKUP=no where the data is backed up by other means, as
# with PostgreSQL; CONTENT_DIR as in the settings of the service, since the pages are built with it.
set -eu
home=${EDUTRAIN_HOME:-/srv/edutrain}
settings=${EDUTRAIN_ENV:-/etc/edutrain.env}
data=${EDUTRAIN_DATA:-/var/lib/edutrain}
cd "$home"

serve() {
  ln -sfn "$1" next
  mv -T next current
  sudo systemctl restart edutrain
  echo "Started $1. To check that it serves, and which version: curl http://127.0.0.1:3000/healthz"
}

before=$(readlink current || true)
if [ "${1:-}" = --back ]; then
  [ -e previous ] || { echo "There is no version to go back to." >&2; exit 1; }
  back=$(readlink previous)
  ln -sfn "$before" previous
  serve "$back"
  exit
fi

git -C source fetch --quiet --tags
wanted=${1:-@{upstream\}}
commit=$(git -C source rev-parse --verify --quiet "origin/$wanted^{commit}" ||
  git -C source rev-parse --verify --quiet "$wanted^{commit}") ||
  { echo "There is no version $wanted." >&2; exit 1; }
release=releases/$(git -C source show -s --date=format:%Y%m%d --format=%cd-%h --abbrev=12 "$commit")
[ "$release" != "$before" ] || { echo "$release is already being served."; exit; }

# Everything that takes time or may fail comes first, in a folder that nothing is served from.
if [ ! -e "$release" ]; then
  rm -rf "$release.unfinished"
  git clone --quiet --no-checkout source "$release.unfinished"
  git -C "$release.unfinished" checkout --quiet --detach "$commit"
  (cd "$release.unfinished" && npm run prestart)
  mv "$release.unfinished" "$release"
fi

if [ -n "$before" ] && [ "${BACKUP:-yes}" != no ]; then
  copy=$data/before-$(basename "$release")-$(date +%Y%m%d-%H%M%S).sqlite
  (cd current && sudo -u edutrain npm run --silent backup -- --env-file "$settings" "$copy")
fi
[ -z "$before" ] || ln -sfn "$before" previous
serve "$release"

# Older ones are 700 MB each.
for old in releases/*; do
  [ "$old" = "$release" ] || [ "$old" = "$before" ] || rm -rf "$old"
done
