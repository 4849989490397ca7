import { at } from './machine/root.mjs';
import { withThrowawaySite } from './site/throwaway-site.mjs';

/** Takes the pictures of docs/editor-guide.md from a temporary site with the demo. */
await withThrowawaySite({ DRAFT: 'true' }, async ({ url, login, chromium }) => {
  const { takePictures } = await import('./guide/take-pictures.mjs');
  await takePictures({ url, login, chromium, folder: at('docs/editor-guide') });
  return 0;
});
