import { siteConfig } from '../../proto/site-config.ts';
import type { Files } from '../../services/kit/files/files.ts';
import { addPicture } from './add-photographs.ts';
import { settings } from './add-site-documents.ts';
import type { CallAsAdmin } from './seed-site.ts';

/** Gives the site the name and the mark of the demo, in the standard look. */
export async function addBrand(call: CallAsAdmin, files: Files, domainId: string): Promise<void> {
  const { revision } = await call(siteConfig.calls.loadBrand, { domainId });
  if (revision > 0) return;
  const imageId = await addPicture(call, files, { file: 'mark.svg', name: 'mark.svg', type: 'image/svg+xml', alt: '' });
  const brand = { domainId, name: settings.title, mark: { imageId } };
  await call(siteConfig.calls.publishBrand, { brand });
}
