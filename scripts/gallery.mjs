import { at } from './machine/root.mjs';
import { print } from './machine/print.mjs';
import { withThrowawaySite } from './site/throwaway-site.mjs';

/** Takes screenshots of the site into gallery/. Arguments select views by name, theme and width: `npm run gallery -- style-guide 390`. */
await withThrowawaySite({ DRAFT: 'false' }, async ({ url, chromium }) => {
  const { takeGallery } = await import('./gallery/take-gallery.mjs');
  const folder = at('gallery');
  const { file, pictures, problems } = await takeGallery({ url, chromium, folder, filters: process.argv.slice(2) });
  print(problems === 0 ? 'No problems found.' : `${problems} problems, listed above and in the gallery.`);
  print(`${pictures} pictures: ${file}`);
  return problems === 0 ? 0 : 1;
});
