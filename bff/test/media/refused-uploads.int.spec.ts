import { media } from '../../../proto/media.ts';
import { until } from '../../../services/kit/testing/until.ts';
import { signUp } from '../contract/sign-up.ts';
import { ask, root, type Site, startSite } from '../site.ts';
import { FORM_TYPE, formOf, openRequest } from './form.ts';

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite();
  ({ cookie } = await site.signIn());
});
afterAll(() => site?.stop());

const send = (body: Buffer, headers: Record<string, string> = {}) =>
  ask(site.bff.url, 'POST', '/api/image/upload', { 'content-type': FORM_TYPE, cookie, ...headers }, body);
/** Returns the response to a request whose body never arrives. */
async function announce(bytes: number): Promise<string> {
  const head = { 'content-type': FORM_TYPE, 'content-length': String(bytes), cookie };
  const { socket, ended } = openRequest(site.bff.url, '/api/image/upload', head);
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
  socket.destroy();
  await ended;
  return answer;
}
const entriesOf = async (username: string) =>
  (await site.get(`/api/audit/list?kind=media&username=${username}`, { cookie })).json.entries;
const outcomesOf = async (username: string) => (await entriesOf(username)).map(({ outcome }: any) => outcome).sort();

test('uploads that are too large or are not a form are in the audit log, once an hour however often they are sent', async () => {
  const tooMuch = media.calls.uploadImage.upload.maxBytes + 1024 * 1024;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await announce(tooMuch)).toMatch(/ 413 /);
    expect((await send(Buffer.from('{}'), { 'content-type': 'application/json' })).status).toBe(400);
  }
  await until(async () => new Set(await outcomesOf(root.username)).size >= 2);
  expect([...new Set(await outcomesOf(root.username))]).toEqual(['invalid', 'too-large']);
  const entries = await entriesOf(root.username);
  const hours = entries.map(({ at, outcome }: any) => `${at.slice(0, 'YYYY-MM-DDTHH'.length)} ${outcome}`);
  expect(hours).toEqual([...new Set(hours)]);
  const [entry] = entries;
  expect(entry).toMatchObject({ call: 'media.uploadImage', summary: 'Stores a picture.', documents: [] });
  expect(entry).not.toHaveProperty('source');
});

test('an upload that the service refuses for its type is in the audit log too', async () => {
  const token = await signUp(site, cookie.split('=')[1]!, 'artist', [await roleWith('media')]);
  const file = { name: 'file', filename: 'coast.png', type: 'image/png', bytes: 'this is no picture' };
  const answer = await send(formOf(file), { cookie: '', authorization: `Bearer ${token}` });
  expect(answer.status).toBe(400);
  await until(async () => (await outcomesOf('artist')).includes('invalid'));
});

test('an upload without the right to upload is in the audit log too', async () => {
  const token = await signUp(site, cookie.split('=')[1]!, 'writer', [await roleWith('pages.edit')]);
  expect((await send(formOf(), { cookie: '', authorization: `Bearer ${token}` })).status).toBe(403);
  await until(async () => (await outcomesOf('writer')).includes('forbidden'));
});

async function roleWith(capability: string): Promise<string> {
  const role = { name: capability, grants: [{ capability }] };
  return (await site.post('/api/roles/save', { role }, { cookie })).json._id;
}
