import { pathsByTemplate } from '../paths-by-template.ts';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type DemoSite, startDemo } from '../../../bff/test/processes.ts';
import { ask } from '../../../bff/test/site.ts';
import { templateNames } from '../../../proto/entities/page.ts';
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

/** `npm run lighthouse` measures a page of each template. Other specs check the accessibility, the head and the weight of all of them. */
const templates = process.env.LIGHTHOUSE === 'performance' ? templateNames : (['home'] as const);

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
});
afterAll(async () => {
  process.stderr.write(`${[`Lighthouse, mobile: ${Object.keys(names).join(' ')}`, ...lines].join('\n')}\n`);
  await site?.stop();
});

test.each(templates)('a page of the template %s is light, accessible and easy to find', async (template) => {
  const path = pathOf.get(template);
  expect(path).toBeDefined();
  const { scores, failed, bytes, layoutShift, unsizedImages, milliseconds, urls } = measuredOf.get(template)!;
  const script = await weightOf(urls.filter((url) => url.endsWith('.js')));
  names = scores;
  lines.push(
    `${template.padEnd(10)} ${Object.values(scores).join(' ')}  ${JSON.stringify({ ...milliseconds, script, ...bytes })} ${path}`,
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
  expect(script).toBeLessThanOrEqual(template === 'home' ? budget.homeScript : budget.otherScript);
  expect(bytes.style).toBeLessThanOrEqual(budget.style);
  expect(urls.filter((url) => /\/(Editor|Dialog|SignIn|Toasts)-/.test(url))).toEqual([]);
  expect(urls.filter((url) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([]);
});

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
