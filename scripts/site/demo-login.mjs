import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who may sign in to a site that somebody tries out: the environment says it, or a password is made once for this folder. */
export function demoLogin(dataFolder, env) {
  const file = join(dataFolder, 'login.json');
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const login = {
    username: env.ROOT_USERNAME ?? kept.username ?? 'admin',
    email: env.ROOT_EMAIL ?? kept.email ?? 'admin@example.com',
    // Never a well-known one: the site may be reachable from other machines.
    password: env.ROOT_PASSWORD ?? kept.password ?? randomBytes(12).toString('base64url'),
  };
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600 });
  return login;
}
