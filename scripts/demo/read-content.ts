import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const contentFolder = join(import.meta.dirname, 'content');

const DAY_MS = 86_400_000;

/** Reads a content file. `{day:+30}` becomes the date 30 days after `now`, and the lines of a rich text are joined. */
export const readContent = <T>(path: string, now = new Date()): T =>
  JSON.parse(readFileSync(join(contentFolder, path), 'utf8'), (_name, value: unknown) => {
    if (Array.isArray(value) && typeof value[0] === 'string' && value[0].startsWith('<')) return value.join('');
    const days = typeof value === 'string' && /^\{day:([+-]\d+)\}$/.exec(value)?.[1];
    return days ? dayFrom(now, Number(days)) : value;
  }) as T;

/** Returns a date that is a working day. */
function dayFrom(now: Date, days: number): string {
  const day = new Date(now.getTime() + days * DAY_MS);
  const overWeekend = { 0: 1, 6: 2 }[day.getUTCDay()] ?? 0;
  return new Date(day.getTime() + overWeekend * DAY_MS).toISOString().slice(0, 10);
}
