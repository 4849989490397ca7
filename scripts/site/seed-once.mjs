import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../machine/root.mjs';
import { run } from '../machine/run.mjs';
import { print } from '../machine/print.mjs';
import { storeName } from './store-name.mjs';

/** Adds the demo content to an empty store once, so that deleted demo content stays deleted. A failure never stops the site. */
export async function seedOnce(data, env) {
  const file = join(data, 'seeded.json');
  const store = storeName(env.STORE_URL, data);
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))[store] === 'complete') return;
  print('Adding demo content …');
  const code = await run(process.execPath, [at('dist/scripts/demo/seed.js'), file, store], { env });
  if (code !== 0)
    print(
      'The demo content is incomplete; the output above says why. The site runs without it. npm run seed tries again.',
    );
}
