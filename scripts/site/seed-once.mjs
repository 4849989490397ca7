import { existsSync, readFileSync } from 'node:fs';
import { join, isAbsolute, relative, resolve } from 'node:path';
import { at } from '../machine/root.mjs';
import { run } from '../machine/run.mjs';
import { print } from '../machine/print.mjs';

/** Runs once for each store, so that deleted demo content is not restored. A failure does not stop the site. */
export async function seedOnce(data, env) {
  if (env.DEMO_REGIONS === 'none') return;
  const file = join(data, 'seeded.json');
  const store = storeName(env.STORE_URL, data);
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))[store] === 'seeded') return;
  print('Adding demo content …');
  const code = await run(process.execPath, [at('dist/scripts/demo/seed.js'), file, store], { env });
  if (code !== 0)
    print(
      'Adding the demo content failed; see the output above. The site runs without the rest; npm run seed continues.',
    );
}

export function storeName(storeUrl, dataFolder) {
  if (!storeUrl.startsWith('sqlite:')) return storeUrl.replace(/^([\w+]+:\/\/)[^/@]*@/, '$1').replace(/\?.*$/, '');
  const path = relative(dataFolder, resolve(storeUrl.slice('sqlite:'.length)));
  return path.startsWith('..') || isAbsolute(path) ? storeUrl : `sqlite:<data>/${path}`;
}
