import { pathsByTemplate } from '../paths-by-template.ts';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type DemoSite, startDemo } from '../../../bff/test/processes.ts';
import { ask } from '../../../bff/test/site.ts';
import { templateNames } from '../../../proto/entities/page.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { brands } from '../../../scripts/gallery/brands.mjs';
import { until } from '../../../services/kit/testing/until.ts';
import { parseSheetAddress } from '../../../bff/render/brand-sheets.ts';
import { budget } from '../visitor-budget.ts';

const run = promisify(execFile);

interface Measured {
  scores: Record<'accessibility' | 'best-practices' | 'seo', number> & { performance?: number };
  failed: string[];
  bytes: { style: number; font: number; image: number };
  layoutShift: number;
  unsizedImages: number;
  milliseconds: Record<string, number>;
  urls: string[];
}

/**
 * `npm run lighthouse` measures a page of each template, and the home page in three brands. Other specs check the accessibility, the head
 * and the weight of all of them.
 */
const measuresAll = process.env.LIGHTHOUSE === 'performance';
const templates = measuresAll ? templateNames : (['home'] as const);
const brandNames = measuresAll ? Object.keys(brands) : [];

let site: DemoSite;
let pathOf: Map<string, string>;
let measuredOf: Map<string, Measured>;
const lines: string[] = [];
let names: object = {};

beforeAll(async () => {
  // The site runs as in production, without the editor and with search engines allowed.
  site = await startDemo({ draft: false });
  pathOf = await pathsByTemplate(site.url);
  const measured = await measure(templates.map((template) => site.url + pathOf.get(template)!));
  measuredOf = new Map(templates.map((template, index) => [template, measured[index]!]));
  const home = pathOf.get('home')!;
  for (const name of brandNames) {
    await publishBrand(name, home);
    measuredOf.set(name, (await measure([site.url + home]))[0]!);
    pathOf.set(name, home);
  }
});
afterAll(async () => {
  process.stderr.write(`${[`Lighthouse, mobile: ${Object.keys(names).join(' ')}`, ...lines].join('\n')}\n`);
  await site?.stop();
});

test.each([...templates, ...brandNames])('the page of %s is light, accessible and easy to find', async (name) => {
  const path = pathOf.get(name);
  expect(path).toBeDefined();
  const { scores, failed, bytes, layoutShift, unsizedImages, milliseconds, urls } = measuredOf.get(name)!;
  const script = await weightOf(urls.filter((url) => url.endsWith('.js')));
  names = scores;
  lines.push(
    `${name.padEnd(10)} ${Object.values(scores).join(' ')}  ${JSON.stringify({ ...milliseconds, script, ...bytes })} ${path}`,
  );
  // The performance score is printed but not asserted, because a busy machine reduces it. `npm run lighthouse` measures it.
  const { performance: _printed, ...others } = scores;
  expect({ ...others, failed: failed.filter((line) => !line.startsWith('performance')) }).toEqual({
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
    failed: [],
  });
  expect(layoutShift).toBeLessThan(0.01);
  expect(unsizedImages).toBe(0);
  expect(script).toBeLessThanOrEqual(path === pathOf.get('home') ? budget.homeScript : budget.otherScript);
  expect(bytes.style).toBeLessThanOrEqual(budget.style + (name in brands ? budget.brandStyle : 0));
  expect(urls.filter((url) => /\/(Editor|Dialog|SignIn|Toasts)-/.test(url))).toEqual([]);
  expect(urls.filter((url) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([]);
});

async function publishBrand(name: string, path: string): Promise<void> {
  const { sheet, footer } = brands[name]!;
  const { call, users } = site.stack;
  const { domain } = await call(siteConfig.calls.loadDomain, { hostname: 'localhost' });
  const asAdmin = { as: users.admin, domainId: domain._id };
  const stored = await call(siteConfig.calls.loadBrand, { domainId: domain._id }, asAdmin);
  const style = parseSheetAddress(`${sheet}.lighthouse.css`);
  await call(siteConfig.calls.publishBrand, { brand: { ...stored, ...style, name, footerShape: footer } }, asAdmin);
  await until(async () => (await (await fetch(site.url + path)).text()).includes(`/assets/brand/${sheet}.`));
}

/** Returns the number of transferred bytes of these files. */
async function weightOf(urls: string[]): Promise<number> {
  const paths = new Set(urls.map((url) => new URL(url).pathname));
  const answers = await Promise.all([...paths].map((path) => ask(site.url, 'GET', path, { 'accept-encoding': 'br' })));
  return answers.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

/** Creates the renditions in advance, because most visitors do not wait for them. */
async function requestFirstPicture(url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const [image = ''] = html.match(/<img[^>]*fetchPriority="high"[^>]*>/i) ?? [];
  const paths = [...image.matchAll(/\/img\/[^\s"]+/g)].map(([path]) => path.replaceAll('&amp;', '&'));
  for (const path of new Set(paths)) await ask(site.url, 'GET', path, { accept: 'image/webp,*/*' });
}

async function measure(urls: string[]): Promise<Measured[]> {
  for (const url of urls) {
    // Most visitors get cached pages. The first request renders the page, and the second gets it compressed.
    for (const encoding of ['br', 'gzip'])
      await ask(site.url, 'GET', new URL(url).pathname, { 'accept-encoding': encoding });
    await requestFirstPicture(url);
  }
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'measure.mjs'), ...urls], {
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout) as Measured[];
}
