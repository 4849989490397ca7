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
 * Takes screenshots of the site into gallery/. Words select views by name, theme and width: `npm run gallery -- style-guide
 * 390`.
 */
checkNodeVersion();
await installPackages();
const chromium = await ensureChromium();
if (!chromium) exitWithError('Chromium is missing. Debian: apt-get install chromium');
if (!(await buildWhenChanged())) exitWithError('The build failed; see the output above.');

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
  const { file, pictures, problems } = await takeGallery({
    url,
    chromium,
    folder: at('gallery'),
    filters: process.argv.slice(2),
  });
  print(problems === 0 ? 'No problems found.' : `${problems} problems, listed above and in the gallery.`);
  print(`${pictures} pictures: ${file}`);
  await end(problems === 0 ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error.stack}\n`);
  await end(1);
}
