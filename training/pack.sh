#!/usr/bin/env bash
# Packs what a machine without a network needs to train: the pinned Node and the few packages the command line loads.
# Then copy the repository with training/packed there and run training/there.sh.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p training/packed
xz -T0 -c node_modules/node/bin/node > training/packed/node.xz
tar -cJf training/packed/modules.tar.xz -C node_modules yaml
du -h training/packed/*
