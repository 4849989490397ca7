#!/bin/sh
# Adds the newest backup in a folder to the restic repository, which encrypts it and stores only what it does not have.
set -eu
cd "$1"
newest=$(ls -d 20*Z | tail -n 1)
[ -n "$newest" ]
restic cat config > /dev/null || restic init
# Locks of killed copies would prevent that copies are removed.
restic unlock
restic backup --host website "$newest"
restic forget --host website --group-by host --keep-daily 14 --keep-weekly 8 --keep-monthly 12 --prune
restic check
