import { isRichText } from '../../../proto/rich-text.ts';
import { render } from '../../../web/src/entry-server.tsx';
import type { Site } from '../site.ts';
import { findForeignContent } from './find-foreign-content.ts';

const OWN = '/assets/own.js';
const assets = { script: OWN, styles: [], preloads: [], fonts: { base: [], extended: [] } };
/** Number of findings that is enough to recognize a fault. */
const ENOUGH = 5;

/** Returns foreign content in the documents that a visitor and the editor, if one is given, get at an address, and the status for the last of them. */
export async function foreignAt(site: Pick<Site, 'get'>, url: string, editor?: { cookie: string }) {
  const foreign: string[] = [];
  let status = 0;
  for (const headers of editor ? [{}, editor] : [{}]) {
    const { json: visit } = await site.get(`/api/visit/load?url=${encodeURIComponent(url)}`, headers);
    status = visit.status;
    foreign.push(...findForeignContent(await render(visit, { assets, nonce: 'abc' }), OWN));
    // The script of the site shows this message if the visitor has not decided.
    const { message } = visit.settings.cookie;
    if (isRichText(message)) foreign.push(...findForeignContent(message, OWN));
  }
  return { status, foreign: foreign.slice(0, ENOUGH) };
}
