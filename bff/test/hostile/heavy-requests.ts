import type { HostileRequest } from './hostile-request.ts';
import { FORM_TYPE, formOf } from '../media/form.ts';
import { aPicture } from '../media/a-picture.ts';

type Made = Pick<HostileRequest, 'path' | 'body'> & { headers?: Record<string, string> };

const MB = 1024 * 1024;
const json = (path: string, body: string): Made => ({ path, body, headers: { 'content-type': 'application/json' } });
let saved = 0;
const page = (fields: object) => ({
  page: { domainId: 'default', slug: `heavy-${++saved}`, title: 'T', header: { title: 'T' }, ...fields },
});
const save = (fields: object) => json('/page/save', JSON.stringify(page(fields)));
const richText = (text: string) => save({ contents: [{ componentType: 'RichText', key: 'k', text }] });
const filled = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / unit.length));
const list = (length: number, one: (n: number) => unknown) => Array.from({ length }, (_, n) => one(n));
const upload = (path: string, filename: string, bytes: Buffer | string): Made => ({
  path,
  body: formOf({ name: 'file', filename, bytes }),
  headers: { 'content-type': FORM_TYPE },
});
/** Compressing a large picture takes seconds, in which this thread measures nothing. */
const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
const picture12Megapixels = once(() => aPicture(4000, 3000, 1));
const pictureEndingEarly = once(() => aPicture(2000, 1000).subarray(0, 1_000_000));
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;

/**
 * Requests at and above the size limits, each with content that is expensive to parse, validate, sanitize, compare or
 * render.
 */
export const heavyRequests: Record<string, () => Made> = {
  'JSON of 4.9 MB, one text': () => save({ title: 'x'.repeat(4.9 * MB) }),
  'JSON of 4.9 MB, one text of escapes': () =>
    json('/page/save', `{"page":{"title":"${filled('\\u0041', 4.9 * MB)}"}}`),
  'JSON of 4.9 MB, a lone surrogate at the end': () =>
    json('/page/save', `{"page":{"title":"${'x'.repeat(4.9 * MB)}\\ud800"}}`),
  'JSON of 4.9 MB, empty objects': () => json('/page/save', `{"page":{"contents":[${filled('{},', 4.8 * MB)}{}]}}`),
  'JSON of 4.9 MB, numbers': () => json('/page/save', `{"page":{"tags":[${filled('1,', 4.8 * MB)}1]}}`),
  'JSON of 4.9 MB, texts': () => json('/page/save', `{"page":{"tags":[${filled('"a",', 4.8 * MB)}"a"]}}`),
  'JSON of 4.9 MB, fields': () => json('/page/save', `{"page":{${list(300_000, (n) => `"f${n}":${n}`).join(',')}}}`),
  'JSON of 4.9 MB, lists in lists': () => json('/page/save', `${'['.repeat(2.4 * MB)}${']'.repeat(2.4 * MB)}`),
  'JSON of 4.9 MB to a call that takes a word': () =>
    json('/user/login', JSON.stringify({ username: list(300_000, () => 'a'), password: 'x' })),
  'operations, 50,000': () =>
    json(
      '/page/edit',
      JSON.stringify({
        _id: 'nothing',
        base: 1,
        changeId: 'c',
        operations: list(50_000, (n) => ({ op: 'set', path: ['contents', `#k${n}`, 'text'], value: 'x', before: 'y' })),
      }),
    ),
  'a page of 10,000 blocks': () =>
    save({
      title: 'T',
      contents: list(10_000, (n) => ({ componentType: 'RichText', key: `k${n}`, text: '<p>x</p>' })),
    }),
  'a page of 1,000 blocks with rich text, 900 kB': () =>
    save({
      contents: list(1000, (n) => ({ componentType: 'RichText', key: `k${n}`, text: `<p>${'word '.repeat(170)}</p>` })),
    }),
  'rich text, 250,000 elements deep': () => richText(`<p>${'<x>'.repeat(250_000)}`),
  'rich text of 299,000 characters, 50 levels deep': () =>
    richText(filled('<ul><li>'.repeat(20) + 'x' + '</li></ul>'.repeat(20), 299_000)),
  'rich text of 299,000 characters, half tags': () => richText(`<p>${filled('<', 298_000)}`),
  'rich text of 299,000 characters, attributes': () => richText(`<p ${filled('a=1 ', 298_000)}>x</p>`),
  'rich text of 9,900 characters, 50 levels deep': () =>
    richText(filled('<ul><li>'.repeat(20) + 'x' + '</li></ul>'.repeat(20), 9900)),
  'rich texts, 100 of 9,900 characters': () =>
    save({
      contents: list(100, (n) => ({
        componentType: 'RichText',
        key: `k${n}`,
        text: `<p>${filled(`<b>${n}</b>`, 9900)}</p>`,
      })),
    }),
  'a link of 200,000 characters in rich text': () =>
    richText(`<p><a href="https://x/${'a'.repeat(200_000)}">x</a></p>`),
  'an SVG of 2 MB, nested': () => upload('/image/upload', 'a.svg', svg(`${'<g>'.repeat(300_000)}`)),
  'an SVG of 1.9 MB, wide': () => upload('/image/upload', 'a.svg', svg('<path d="M0 0h9v9"/>'.repeat(90_000))),
  'an SVG of 14,000 elements': () => upload('/image/upload', 'a.svg', svg('<path d="M0 0h9v9"/>'.repeat(14_000))),
  'an SVG of 1.9 MB, one path': () =>
    upload('/image/upload', 'a.svg', svg(`<path d="M0 0${'l1 1'.repeat(450_000)}"/>`)),
  'an SVG of patterns in patterns': () =>
    upload(
      '/image/upload',
      'a.svg',
      svg(
        `<defs>${list(8, (n) => `<g id="g${n}">${`<use href="#g${n - 1}"/>`.repeat(10)}</g>`).join('')}</defs><use href="#g7"/>`,
      ),
    ),
  'a picture of 12 megapixels': () => upload('/image/upload', 'a.png', picture12Megapixels()),
  'a picture that ends early': () => upload('/image/upload', 'a.png', pictureEndingEarly()),
  'a picture that claims 65,535 × 65,535': () => {
    const png = aPicture(8, 8);
    png.writeUInt32BE(65_535, 16);
    png.writeUInt32BE(65_535, 20);
    return upload('/image/upload', 'a.png', png);
  },
  'a file of 5 MB': () => upload('/file/uploadFile', 'a.pdf', Buffer.alloc(5 * MB, '%PDF-1.7 ')),
  'navigation of 100,000 entries': () =>
    json('/site/saveNav', JSON.stringify({ nav: { items: list(100_000, (n) => ({ key: `${n}`, name: 'x' })) } })),
  'redirects, 50,000': () =>
    json(
      '/siteSettings/saveSiteSettings',
      JSON.stringify({ siteSettings: { redirects: list(50_000, (n) => ({ from: `/a${n}`, to: '/b', key: `${n}` })) } }),
    ),
};
