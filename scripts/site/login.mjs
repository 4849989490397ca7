import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function demoLogin(dataFolder, env) {
  const file = join(dataFolder, 'login.json');
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const login = {
    username: env.ROOT_USERNAME ?? stored.username ?? 'admin',
    email: env.ROOT_EMAIL ?? stored.email ?? 'admin@example.com',
    // The password is random, because the site may be reachable from other machines.
    password: env.ROOT_PASSWORD ?? stored.password ?? randomBytes(12).toString('base64url'),
  };
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600 });
  return login;
}

export const signInLine = (login) =>
  login
    ? `Sign in as   ${login.username}   with the password   ${login.password}`
    : 'No sign-in: DRAFT is not "true", so this site has no editor.';
