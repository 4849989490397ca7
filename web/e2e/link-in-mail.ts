import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '../../bff/test/site.ts';
import { until } from '../../services/kit/testing/until.ts';

/** Returns the link in the latest mail of the site. */
export async function linkInMail(site: Site): Promise<string> {
  const folder = fileURLToPath(site.stack.settings.mailUrl);
  const letters = () => readdir(folder).catch(() => []);
  await until(async () => (await letters()).length > 0);
  const name = (await letters()).sort().at(-1)!;
  return /https?:\/\/\S+/.exec(await readFile(join(folder, name), 'utf8'))![0];
}
