import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Creates a data folder that only its owner can enter, and restricts files that earlier versions left readable. Sets the umask of this
 * process and its children. Does not change the mode of a folder of another user.
 */
export function makePrivate(folder) {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (existsSync(join(folder, 'login.json'))) restrictPermissions(folder);
}

function restrictPermissions(path) {
  const { mode } = statSync(path);
  if (mode & 0o077) chmodSync(path, mode & 0o700);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) restrictPermissions(inside);
    else if (entry.isFile()) chmodSync(inside, statSync(inside).mode & 0o700);
  }
}
