import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenChanged } from './build/build.mjs';
import { checkNodeVersion } from './machine/node-version.mjs';
import { installPackages } from './machine/packages.mjs';
import { ensureChromium } from './machine/programs.mjs';
import { at } from './machine/root.mjs';
import { exitWithError, print } from './machine/print.mjs';
import { runSite } from './site/run-site.mjs';

/**
 * Pictures of the whole site as visitors see it, in gallery/. With words behind it, only what holds one of them in its name:
 * `npm run gallery -- style-guide`, `npm run gallery -- 390`.
 */
checkNodeVersion();
await installPackages();
const chromium = await ensureChromium();
if (!chromium) exitWithError('Chromium is missing. Debian: apt-get install chromium');
if (!(await buildWhenChanged())) exitWithError('The build failed; what it printed above says why.');

const data = mkdtempSync(join(tmpdir(), 'gallery-'));
Object.assign(process.env, { DATA_DIR: data, PORT: '0', DRAFT: 'false', LOG_LEVEL: 'error' });
const site = runSite();
const end = async (code) => {
  await site.stop();
  rmSync(data, { recursive: true, force: true });
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(130));
try {
  const { url } = await site.ready;
  const { takeGallery } = await import('./gallery/take-gallery.mjs');
  const { file, pictures, complaints } = await takeGallery({
    url,
    chromium,
    folder: at('gallery'),
    words: process.argv.slice(2),
  });
  print(complaints === 0 ? 'Nothing is broken.' : `${complaints} complaints, named above and in the gallery.`);
  print(`${pictures} pictures: ${file}`);
  await end(complaints === 0 ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error.stack}\n`);
  await end(1);
}
