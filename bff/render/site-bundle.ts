import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type AddressedSheet, createSheetFinder, withSheet } from './brand-sheets.ts';
import type { BrandStyle } from '../../proto/entities/brand.ts';
import { metrics } from '../../services/kit/telemetry/metrics.ts';
import type { Assets, RenderOptions, ServerEntry } from '../../web/src/server-entry.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import type { Visit } from '../../proto/visit.ts';
import { ThreadPool } from '../../services/kit/threads/thread-pool.ts';
import { oncePerObject } from '../../services/kit/once-per-object.ts';
import type { Rendered, RenderInput } from './render-task.ts';

export interface SiteBundle extends Omit<ServerEntry, 'createBrandSheet' | 'renderFailure'> {
  assets: Assets;
  renderFailure: (language: string, brand?: BrandStyle) => Promise<string>;
  brandSheetOf: (style: BrandStyle) => AddressedSheet;
}

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

export async function loadSiteBundle(
  siteDir: string,
  { log, isPublic = false }: { log?: Logger; isPublic?: boolean } = {},
): Promise<SiteBundle> {
  const manifest = await readFile(join(siteDir, 'client/.vite/manifest.json'), 'utf8');
  const entry = pathToFileURL(join(siteDir, 'server/entry-server.js')).href;
  const { render, renderFailure, describeShareCard, createBrandSheet, markUrl }: ServerEntry = await import(entry);
  const brandSheetOf = createSheetFinder(createBrandSheet);
  const assets = collectAssets(JSON.parse(manifest), isPublic);
  const frames = new LRUCache<string, string>({ max: 200 });
  return {
    brandSheetOf,
    markUrl,
    render: async (visit, renderOptions) => {
      const onBroken: RenderOptions['onBroken'] = (items, error) =>
        log?.error(error, `${visit.url} is shown without ${items.join(', ')}`);
      const options = { ...renderOptions, frames, onBroken };
      if (visit.brand) options.assets = withSheet(options.assets, brandSheetOf(visit.brand));
      const large = isLarge(visit);
      const startedAt = performance.now();
      const html = await (large ? renderLarge(entry, visit, options) : render(visit, options));
      const thread = large ? 'worker' : 'main';
      metrics.renderDuration.record((performance.now() - startedAt) / 1000, { 'site.render.thread': thread });
      return html;
    },
    renderFailure: (language, brand) =>
      renderFailure(brand ? withSheet(assets, brandSheetOf(brand)) : assets, language),
    describeShareCard,
    assets,
  };
}

/** A public site loads its script after the first screen. With an editor, people use its buttons immediately. */
export function collectAssets(manifest: Record<string, Chunk>, isPublic: boolean): Assets {
  const entry = manifest['src/entry-client.tsx'];
  const start = isPublic && manifest['src/start.ts'];
  if (!entry) throw new Error('The manifest of the site names no entry');
  const needed = new Set<Chunk>();
  const need = (chunk: Chunk | undefined): void => {
    if (!chunk || needed.has(chunk)) return;
    needed.add(chunk);
    for (const name of chunk.imports ?? []) need(manifest[name]);
  };
  need(entry);
  const urls = (pick: (chunk: Chunk) => string[] | undefined) => [
    ...new Set([...needed].flatMap((chunk) => pick(chunk) ?? []).map((file) => `/${file}`)),
  ];
  const fonts = urls(({ assets }) => assets).filter((url) => url.endsWith('.woff2'));
  return {
    script: `/${entry.file}`,
    ...(start && { start: `/${start.file}` }),
    styles: urls(({ css }) => css),
    preloads: urls(({ file }) => [file]).filter((url) => url !== `/${entry.file}`),
    fonts: {
      base: fonts.filter((url) => !isExtended(url)),
      extended: fonts.filter(isExtended),
    },
  };
}

const isExtended = (url: string): boolean => url.includes('-latin-ext-');

/** In characters of JSON. Rendering a page of this size takes about 20 ms. */
const LARGE = 150_000;

const threads = new ThreadPool<RenderInput, Rendered>({
  module: new URL('render-task.js', import.meta.url),
  cpuLimitMs: 10_000,
  tooSlow: gatewayRefusals.pageTooSlow,
  busy: gatewayRefusals.tooManyLargePages,
});

const isLarge = ({ page }: Visit): boolean => countCharacters(page) > LARGE;

const countCharacters = oncePerObject((page: Visit['page']): number => JSON.stringify(page).length);

async function renderLarge(entry: string, visit: Visit, options: RenderOptions): Promise<string> {
  const { onBroken, frames: _frames, ...others } = options;
  const { html, broken } = await threads.run({ entry, visit, options: others });
  if (broken) onBroken?.(broken.items, Object.assign(new Error(broken.message), { stack: broken.stack }));
  return html;
}
