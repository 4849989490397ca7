import { isRichText } from '../../../proto/rich-text.ts';
import { render } from '../../../web/src/entry-server.tsx';
import type { Site } from '../site.ts';
import { findForeignContent } from './find-foreign-content.ts';

const OWN = '/assets/own.js';
const assets = { script: OWN, styles: [], preloads: [], fonts: { base: [], extended: [] } };
/** As many as tell what is wrong. */
const ENOUGH = 5;

/** What is not ours in the documents that a visitor and an editor get at an address, and with which status the latter gets it. */
export async function foreignAt(site: Pick<Site, 'get'>, url: string, editor: { cookie: string }) {
  const foreign: string[] = [];
  let status = 0;
  for (const headers of [{}, editor]) {
    const { json: visit } = await site.get(`/api/visit/load?url=${encodeURIComponent(url)}`, headers);
    status = visit.status;
    foreign.push(...findForeignContent(await render(visit, { assets, nonce: 'abc' }), OWN));
    // It is shown by the site's script, once that knows that it has not been accepted yet.
    const { message } = visit.settings.cookie;
    if (isRichText(message)) foreign.push(...findForeignContent(message, OWN));
  }
  return { status, foreign: foreign.slice(0, ENOUGH) };
}
