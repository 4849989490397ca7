import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'libsql';
import type { AlertedSite } from './alerted-site.ts';
import { repeat, type Stop } from './repeat.ts';

const STOPPED_MS = 1500;
const RUNNING_MS = 200;

/** Suspends the process repeatedly, so that it gets little CPU time. */
export function starve(site: AlertedSite, service: string): Stop {
  const { pid } = site.child(service);
  const stop = repeat(async () => {
    process.kill(pid, 'SIGSTOP');
    await delay(STOPPED_MS);
    process.kill(pid, 'SIGCONT');
  }, RUNNING_MS);
  return stop;
}

export function loseTable(site: AlertedSite, service: string, table: string): Stop {
  const rename = (from: string, to: string) => {
    const database = new Database(join(site.data, 'store', `${service}.db`));
    database.pragma('busy_timeout = 5000');
    database.exec(`ALTER TABLE "${from}" RENAME TO "${to}"`);
    database.close();
  };
  rename(table, `${table}_lost`);
  return async () => rename(`${table}_lost`, table);
}

/** Makes NATS refuse the events of a service, as after an upgrade without the new users. */
export function forbidEvents(site: AlertedSite, service: string): Stop {
  const folder = join(site.data, 'nats');
  const config = readFileSync(join(folder, 'nats.conf'), 'utf8');
  const load = (text: string) => {
    writeFileSync(join(folder, 'nats.conf'), text);
    process.kill(Number(readFileSync(join(folder, 'nats.pid'), 'utf8')), 'SIGHUP');
  };
  load(config.replaceAll(`"events.${service}.`, `"forbidden.${service}.`));
  return async () => load(config);
}
