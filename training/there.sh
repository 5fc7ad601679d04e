#!/usr/bin/env bash
# On the machine that trains: unpacks what pack.sh packed, then runs a command, for example
#   training/there.sh node packages/cli/bin/wartable.mjs train hoth --python python3 --seconds 120 --generations 4
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p node_modules/node/bin node_modules/@wartable
[ -x node_modules/node/bin/node ] || { xz -dc training/packed/node.xz > node_modules/node/bin/node && chmod +x node_modules/node/bin/node; }
[ -d node_modules/yaml ] || tar -xJf training/packed/modules.tar.xz -C node_modules
for package in packages/*; do ln -sfn "../../$package" "node_modules/@wartable/$(basename "$package")"; done
ln -sfn ../packages/cli node_modules/wartable
PATH="$PWD/node_modules/node/bin:$PATH" exec "$@"
