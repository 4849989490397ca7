import { until } from '../../../services/kit/testing/until.ts';
import { type Bff, createBff } from '../../create-bff.ts';
import { type Editing, editingAt } from '../editing.ts';
import { ask, startSite, type Answer, type Site } from '../site.ts';
import { aPicture } from './a-picture.ts';
import { FORM_TYPE, formOf } from './form.ts';

let site: Site;
let editing: Editing;
let second: Bff;
beforeAll(async () => {
  site = await startSite();
  editing = await editingAt(site);
  second = await createBff(site.config);
  await until(async () => (await ask(second.url, 'GET', '/ready')).status === 200);
});
afterAll(async () => {
  await second?.close();
  await site?.stop();
});

const png = (width: number, height: number) => ({ filename: 'team.png', bytes: aPicture(width, height) });
const text = (bytes: string) => ({ filename: 'fees.txt', bytes });

async function send(
  path: string,
  file: { filename: string; bytes: Buffer | string },
  fields: Record<string, string> = {},
) {
  const parts = Object.entries(fields).map(([name, bytes]) => ({ name, bytes }));
  const headers = { 'content-type': FORM_TYPE, ...editing.cookie };
  const form = formOf(...parts, { name: 'file', ...file });
  const { status, json, text: body } = await ask(site.bff.url, 'POST', `/api${path}`, headers, form);
  if (status !== 200) throw new Error(body);
  return json as { _id: string; edition?: string };
}

const replicas = () => [site.bff, second];
const visited = ({ url }: Bff, path: string) => ask(url, 'GET', path, { host: 'localhost' });
const html = async (bff: Bff, path: string) => (await visited(bff, path)).text;
const edited = async (path: string): Promise<Answer> =>
  site.get(`/api/visit/load?url=${encodeURIComponent(path)}`, editing.cookie);
const widthOf = ({ bytes }: Answer) => bytes.readUInt32BE(16);

const showing = (imageId: string) => ({
  header: { title: 'Team', image: { imageId, desktop: { top: 0, left: 0, width: 60, height: 40 } } },
  contents: [{ componentType: 'Text', key: 't', text: `<p><img src="/img/${imageId}?w=60" alt="Team"></p>` }],
  og: { image: { imageId } },
});

test('a replaced picture is shown at a new address on every page of every replica, and the page stays as it was', async () => {
  const { _id } = await send('/image/upload', png(600, 400));
  const other = await send('/image/upload', png(300, 200));
  await editing.aPage('team', 'Team', showing(_id));
  await editing.aPage('other', 'Other', showing(other._id));
  const before = await Promise.all(['/team', '/other'].map((path) => html(site.bff, path)));
  for (const bff of replicas()) expect(await html(bff, '/team')).toContain(`/img/${_id}?`);
  expect(before.join()).not.toContain('~');

  const { edition } = await send('/image/replace', png(500, 300), { _id });
  for (const bff of replicas()) {
    await until(async () => (await html(bff, '/team')).includes(`/img/${_id}~${edition}?`));
    const shown = await html(bff, '/team');
    expect(shown).not.toMatch(new RegExp(`${_id}(?!~${edition})`));
    expect(shown).toContain(`"og":{"image":{"imageId":"${_id}~${edition}"}}`);
    expect(await html(bff, '/other')).toBe(before[1]);
  }

  const { json } = await edited('/team');
  expect(json.editing.editions).toEqual({ [_id]: edition });
  expect(json.page.header.image.imageId).toBe(_id);
  expect(json.page.contents[0].text).toContain(`/img/${_id}?w=60`);
});

test('a picture is cached for months at the address of its current edition, and revalidated at any other', async () => {
  const { _id } = await send('/image/upload', png(600, 400));
  const cachingOf = async (bff: Bff, address: string) => {
    const answer = await visited(bff, `/img/${address}?o=1`);
    return { width: widthOf(answer), caching: answer.headers['cache-control'] };
  };
  const forMonths = 'public, max-age=15552000, s-maxage=600, immutable';
  for (const bff of replicas()) expect(await cachingOf(bff, _id)).toEqual({ width: 600, caching: forMonths });
  const first = await visited(site.bff, `/img/${_id}?o=1`);

  const { edition } = await send('/image/replace', png(500, 300), { _id });
  for (const bff of replicas()) {
    await until(async () => (await cachingOf(bff, _id)).width === 500);
    expect(await cachingOf(bff, _id)).toEqual({ width: 500, caching: 'no-cache' });
    expect(await cachingOf(bff, `${_id}~${edition}`)).toEqual({ width: 500, caching: forMonths });
    expect(await cachingOf(bff, `${_id}~another`)).toEqual({ width: 500, caching: 'no-cache' });
    const again = await ask(bff.url, 'GET', `/img/${_id}?o=1`, { 'if-none-match': first.headers.etag! });
    expect([again.status, widthOf(again)]).toEqual([200, 500]);
    const unchanged = await ask(bff.url, 'GET', `/img/${_id}?o=1`, { 'if-none-match': again.headers.etag! });
    expect(unchanged.status).toBe(304);
  }

  await editing.write('/media/restoreDocument', { kind: 'image', _id, revision: 1 });
  for (const bff of replicas()) {
    await until(async () => (await cachingOf(bff, _id)).width === 600);
    expect(await cachingOf(bff, _id)).toEqual({ width: 600, caching: forMonths });
    await until(async () => (await cachingOf(bff, `${_id}~${edition}`)).width === 600);
    expect(await cachingOf(bff, `${_id}~${edition}`)).toEqual({ width: 600, caching: 'no-cache' });
  }
});

test('links to a replaced file lead to the new content, which browsers check each time', async () => {
  const { _id } = await send('/file/uploadFile', text('old fees'));
  const path = `/file/${_id}/fees.txt`;
  const before = await visited(site.bff, path);
  expect([before.text, before.headers['cache-control']]).toEqual(['old fees', 'public, no-cache']);
  await send('/file/replace', { ...text('new fees'), filename: 'fees-2027.txt' }, { _id });
  for (const bff of replicas()) {
    await until(async () => (await visited(bff, path)).text === 'new fees');
    const after = await ask(bff.url, 'GET', path, { 'if-none-match': before.headers.etag! });
    expect([after.status, after.text]).toEqual([200, 'new fees']);
    expect((await visited(bff, `/file/${_id}`)).headers.location).toBe(path);
  }
});
