#!/usr/bin/env bash
# Deploys a built site beside its earlier releases, atomically and without a lost request:
#
#   deploy/release.sh <public> <target> [<days>]
#
# <target> gets everything that nginx needs: nginx -p <target> -c nginx/nginx.conf. The symbolic link
# `current` points to the release that is served; point it to another release to roll back. A release and its
# hashed files are kept for 30 days, or <days>, after the release was replaced, for visitors with an open
# page; then the release is deleted.
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
# Two runs at the same time would delete each other's unfinished release.
exec 9>"$target/run/release.lock"
flock 9

# The age of the release that is served counts from now on.
if live=$(readlink -e "$target/current"); then
  touch "$live" "$live.own"
fi

policy=$(<"$generated/policy-id")
name=$(date -u +%Y%m%dT%H%M%S%3N)-$policy
new=$releases/.$name
rm -rf "$releases"/.2*
mkdir "$new"

# A release also contains hashed files of earlier ones. The list `.own` names its own hashed files.
hashed=(-type f '(' -path './static/*' -o -regex '\./[^/]+\.\(js\|css\)\(\.\(br\|gz\)\)?' ')')
cd "$releases"
for list in $(find . -maxdepth 1 -name '2*.own' -mtime "-$days" | sort); do
  (cd "${list%.own}" && xargs -r -d '\n' cp -alf --parents -t "$new" <"../$list")
done
cp -a --remove-destination "$public/." "$new"

# This file exists while nginx must reload. If a deployment fails, the next one finds the file.
changed=$target/run/changed
install_file() { # <from> <to>
  cmp -s "$1" "$2" && return
  touch "$changed"
  cp "$1" "$2.new"
  mv "$2.new" "$2"
}
reload_nginx() {
  [ -f "$changed" ] || return 0
  if [ -f "$target/run/nginx.pid" ]; then
    nginx -t -q -p "$target" -c nginx/nginx.conf
    local master workers worker
    master=$(<"$target/run/nginx.pid")
    workers=$(<"/proc/$master/task/$master/children")
    kill -HUP "$master"
    # A worker with the earlier configuration accepts connections until its process says that it shuts down.
    for worker in $workers; do
      until [ ! -e "/proc/$worker" ] || grep -qs "shutting down" "/proc/$worker/cmdline"; do
        sleep 0.1
      done
      # The worker ends when its connections have ended. A browser can open a connection in advance, and nginx
      # waits 15 s for the first request (client_header_timeout). After 20 s, only downloads are left.
      timeout 20 tail -s 0.1 --pid="$worker" -f /dev/null &
    done
    wait
  fi
  rm "$changed"
}

for file in "$config"/* "$generated"/{headers.conf,cache-control.map,editor.conf,editor-policy.map}; do
  to=$target/nginx/$(basename "$file")
  [ "$(basename "$file")" = host.conf ] && [ -f "$to" ] && continue
  install_file "$file" "$to"
done
install_file "$generated/policy.map" "$target/nginx/policies/$policy.map"

# nginx cannot load its configuration without this file.
touch "$target/nginx/redirects.map"
# Changed texts or images need no reload. If inline code or the configuration has changed, nginx reloads
# before the link is replaced: it then knows the policies of both releases, and the link selects one.
reload_nginx

touch "$new"
mv "$new" "$releases/$name"
# Without this list the release would still be served, but a list without a release would stop later ones.
(cd "$public" && find . "${hashed[@]}") >"$releases/$name.own"
ln -sfn "releases/$name" "$target/next"
mv -T "$target/next" "$target/current"

# Redirects lead to pages of the new release. Until nginx reloads, the pages at the aliases redirect.
install_file "$generated/redirects.map" "$target/nginx/redirects.map"
reload_nginx

for old in $(find . -mindepth 1 -maxdepth 1 -type d -mtime "+$days" ! -name "$name"); do
  rm -rf "$old" "$old.own"
done
for file in "$target"/nginx/policies/*.map; do
  compgen -G "*-$(basename "$file" .map)" >/dev/null || rm "$file"
done
echo "Deployed $name."
