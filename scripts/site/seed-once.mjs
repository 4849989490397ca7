import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../machine/root.mjs';
import { run } from '../machine/run.mjs';
import { say } from '../machine/say.mjs';

/** Demo content goes into a store once, so that what somebody deletes of it stays deleted. */
export async function seedOnce(data, env) {
  const file = join(data, 'seeded.json');
  const seeded = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  if (seeded.includes(env.STORE_URL)) return;
  say('Adding demo content …');
  if ((await run(process.execPath, [at('dist/scripts/demo/seed.js')], { env })) !== 0)
    throw new Error('The demo content could not be added; what was printed above says why');
  writeFileSync(file, JSON.stringify([...seeded, env.STORE_URL]));
}
