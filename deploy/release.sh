#!/usr/bin/env bash
# Puts a built site on line beside its earlier releases, in one step and without a lost request:
#
#   deploy/release.sh <public> <target> [<days>]
#
# <target> gets everything that nginx needs: nginx -p <target> -c nginx/nginx.conf. The site is where
# the symbolic link `current` points; point it at another release to go back. Visitors with a page of
# an earlier release open still get its scripts and pictures: hashed files go along for 30 days, or
# <days>, and then their release goes too.
set -euo pipefail

public=${1:?"Usage: deploy/release.sh <public> <target> [<days>]"}
target=${2:?"Usage: deploy/release.sh <public> <target> [<days>]"}
days=${3:-30}
public=$(realpath -m "$public")
config=$(cd "$(dirname "$0")/nginx" && pwd)
generated=$(dirname "$public")/deploy/generated

if [ ! -f "$public/404.html" ] || [ ! -f "$generated/policy-id" ]; then
  echo "There is no built site in $public. Build it first: npm run build" >&2
  exit 1
fi

mkdir -p "$target"/{nginx/policies,releases,run}
target=$(realpath "$target")
releases=$target/releases
# Two at a time would each think the other's release an old one.
exec 9>"$target/run/release.lock"
flock 9

policy=$(<"$generated/policy-id")
name=$(date -u +%Y%m%dT%H%M%S%3N)-$policy
new=$releases/.$name
rm -rf "$releases"/.2*
mkdir "$new"

# Which files of a release are its own, as it will have those of others too.
hashed=(-type f '(' -path './static/*' -o -regex '\./[^/]+\.\(js\|css\)\(\.\(br\|gz\)\)?' ')')
cd "$releases"
for list in $(find . -maxdepth 1 -name '2*.own' -mtime "-$days" | sort); do
  (cd "${list%.own}" && xargs -r -d '\n' cp -alf --parents -t "$new" <"../$list")
done
cp -a --remove-destination "$public/." "$new"
(cd "$public" && find . "${hashed[@]}") >"$releases/$name.own"

changed=""
install_file() { # <from> <to>
  cmp -s "$1" "$2" && return
  cp "$1" "$2.new" && mv "$2.new" "$2"
  changed=yes
}
for file in "$config"/* "$generated"/{headers.conf,cache-control.map,redirects.map,editor.conf,editor-policy.map}; do
  to=$target/nginx/$(basename "$file")
  [ "$(basename "$file")" = host.conf ] && [ -f "$to" ] && continue
  install_file "$file" "$to"
done
install_file "$generated/policy.map" "$target/nginx/policies/$policy.map"

# Other words or pictures need no reload. Where inline code or the configuration has changed, nginx
# learns of it first: it knows the policies of both releases, and the link decides between them.
if [ -n "$changed" ] && [ -f "$target/run/nginx.pid" ]; then
  nginx -t -q -p "$target" -c nginx/nginx.conf
  kill -HUP "$(<"$target/run/nginx.pid")"
  sleep 1
fi

touch "$new"
mv "$new" "$releases/$name"
ln -sfn "releases/$name" "$target/next"
mv -T "$target/next" "$target/current"

for old in $(find . -mindepth 1 -maxdepth 1 -type d -mtime "+$days" ! -name "$name"); do
  rm -rf "$old" "$old.own"
done
for file in "$target"/nginx/policies/*.map; do
  compgen -G "*-$(basename "$file" .map)" >/dev/null || rm "$file"
done
echo "$name is on line."
