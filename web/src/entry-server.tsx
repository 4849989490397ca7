import type { Visit } from '../../proto/visit.ts';
import type { RenderOptions, ServerEntry } from './server-entry.ts';
import { markUrl } from './brand/mark-url.ts';
import { createPalette } from './brand/palette.ts';
import { createBrandSheet } from './brand/style-sheet.ts';
import { loadMessages, textLanguage } from './messages/catalogues.ts';
import { allViews } from './visit/loading/all-views.ts';
import { Site } from './visit/Site.tsx';
import { findBrokenBlocks, captureRenderError } from './visit/document/find-broken-blocks.ts';
import { renderSite } from './visit/shell/render-site.tsx';
import { renderDocument, failureDocument } from './visit/document/document.ts';
import { shareCardOf } from './visit/head/sharing.ts';

export async function render(
  visit: Visit,
  { assets, nonce, frames, onBroken }: RenderOptions,
  views = allViews,
): Promise<string> {
  await loadMessages(visit.language);
  const site = <Site visit={visit} views={views} />;
  const rendered = renderSite(site, visit, frames);
  const broken = findBrokenBlocks(rendered, visit.page);
  if (broken.length > 0 && onBroken) onBroken(broken, await captureRenderError(site));
  return renderDocument(visit, rendered, assets, nonce);
}

export const renderFailure: ServerEntry['renderFailure'] = async (assets, language) => {
  await loadMessages(language);
  return failureDocument(assets, textLanguage(language));
};

export const describeShareCard: ServerEntry['describeShareCard'] = async (visit) => {
  await loadMessages(visit.language);
  const card = shareCardOf(visit);
  if (!card || !visit.brand) return card;
  const { paper, forest, waratah, gum, gold } = createPalette(visit.brand).palette;
  return { ...card, colours: { ground: paper, title: forest, label: waratah, site: gum, sign: gold } };
};

export { createBrandSheet, markUrl };
