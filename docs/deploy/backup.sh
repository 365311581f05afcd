#!/bin/sh
# Backs the SQLite database up, and keeps the newest backup of each of the last 7 days, 4 weeks and 12 months that have one.
# See docs/operations.md.
#
#   sh docs/deploy/backup.sh FOLDER [SETTINGS-FILE]
#
# In the folder of the program, as the user of the service. EDUTRAIN_NOW, seconds since 1970, is for tests.
set -eu
folder=$1
now=${EDUTRAIN_NOW:-$(date +%s)}
umask 077
mkdir -p "$folder"
copy=$folder/edutrain-$(date -u -d "@$now" +%Y-%m-%dT%H%M%SZ).sqlite
node --disable-warning=ExperimentalWarning dist/server/backup.js ${2:+--env-file "$2"} "$copy"

# The newest of each day, week and month, of which the first few stay. Names sort by time.
cd "$folder"
list=$(mktemp)
trap 'rm -f "$list"' EXIT
ls -r | grep -E '^edutrain-.{10}T.{7}\.sqlite$' > "$list"
for rule in 7:%Y-%m-%d 4:%G-%V 12:%Y-%m; do
  sed -E 's/^edutrain-(.{10}).*/\1/' "$list" | date -u -f - "+${rule#*:}" | paste -d ' ' - "$list" |
    awk -v most="${rule%%:*}" '!seen[$1]++ && ++count <= most { print $2 }'
done | grep -vxF -f - "$list" | xargs -r rm --
