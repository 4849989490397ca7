import { leads } from '../../proto/leads.ts';
import { contactForm, valid } from '../../services/leads/test/leads-site.ts';
import { done } from './editing.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let headers: Record<string, string>;

beforeAll(async () => {
  site = await startSite();
  const { cookie } = await site.signIn();
  headers = { cookie };
  const write = async (path: string, body: object) => done(await site.post(`/api${path}`, body, headers));
  const domain = await write('/config/publishDomain', { domain: { name: 'Tern', hostnames: ['127.0.0.1'] } });
  const blocks = ['MailchimpForm', 'Trainings'].map((componentType) => ({ componentType, key: componentType }));
  const letters = { domainId: domain._id, slug: 'letters', header: { title: 'Letters' }, contents: blocks };
  await write('/page/publishPage', { page: await write('/page/save', { page: letters }) });
  const content = { domainId: domain._id, slug: 'contact', header: { title: 'Contact' }, contents: [contactForm] };
  const { _id, revision } = await write('/page/save', { page: content });
  await write('/page/publishPage', { page: { _id, revision } });
});
afterAll(() => site?.stop());

const fields = { 'field-name': 'Edith', 'field-email': 'edith@example.org', 'field-consent': 'yes' };
const send = (form: Record<string, string> = {}, more: Record<string, string> = {}, path = '/forms/contact') =>
  site.post(path, new URLSearchParams({ formId: contactForm.key, ...fields, ...form }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...more,
  });
const listed = async () => (await site.get('/api/leads/listLeads', headers)).json.leads;

describe('a form that is posted without JavaScript', () => {
  test('leads back to its page, which shows the thanks', async () => {
    const referer = 'http://127.0.0.1/contact?about=Group+life';
    const answer = await send({}, { referer, host: '127.0.0.1' });
    expect([answer.status, answer.headers.location]).toEqual([303, '/contact#sent-contact-form']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await listed())[0]).toMatchObject({ page: { slug: 'contact' }, context: { about: 'Group life' } });
  });

  test('is answered with the page, the values and the mistakes if it is refused, and is not cached', async () => {
    const answer = await send({ 'field-email': 'edith at example' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([422, 'no-store']);
    for (const text of ['edith at example', 'form.invalidEmail']) expect(answer.text).toContain(text);
    expect((await site.get('/contact')).text).not.toContain('edith at example');
    expect((await site.get('/api/visit/load?url=/contact')).text).not.toContain('rejectedForm');
  });

  test('is refused from another site, and for a page without it', async () => {
    const count = (await listed()).length;
    expect((await send({}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({}, {}, '/forms/missing')).status).toBe(404);
    expect((await send({}, {}, '/forms//evil.example')).headers.location).toBeUndefined();
    expect((await listed()).length).toBe(count);
  });

  test('has an address that leads back to its page', async () => {
    const { status, headers: answered } = await site.get('/forms/contact?about=Group+life');
    expect([status, answered.location]).toEqual([302, '/contact?about=Group+life']);
    expect((await site.get('/forms//evil.example')).headers.location).toBe('/evil.example');
  });

  test('is the only request that may be sent as a form', async () => {
    const answer = await send({}, {}, '/api/leads/submitForm');
    expect(answer.status).toBe(415);
    const large = await send({ 'field-message': 'x'.repeat(300_000) });
    expect(large.status).toBe(413);
  });
});

test('a visit names the services that blocks of its page need and that are not set up', async () => {
  const unconnected = async (path: string) => (await site.get(`/api/visit/load?url=${path}`)).json.unconnected;
  expect(await unconnected('/contact')).toBeUndefined();
  expect(await unconnected('/letters')).toEqual(['mailingList', 'trainings']);
});

describe('the CSV file', () => {
  test('contains all leads with a column for each label', async () => {
    const domainId = (await site.get('/api/visit/load?url=/contact')).json.domainId as string;
    const names = Array.from({ length: 60 }, (_, i) => `Visitor ${i}`);
    for (const name of [...names, '=HYPERLINK("https://evil.example")']) {
      const input = { slug: 'contact', formId: contactForm.key, values: { ...valid, name } };
      await site.stack.call(leads.calls.submitForm, input, { domainId });
    }
    const { status, text, headers: answered } = await site.get('/api/leads/export.csv', headers);
    expect([status, answered['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answered['content-disposition']).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = text.trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\ufeffReceived,.*,Name,Email$/);
    for (const name of names) expect(text).toContain(`,${name},`);
    expect(lines.length).toBe((await listedAll()) + 1);
    expect(lines.at(-1)).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });

  test('is refused to visitors', async () => {
    expect((await site.get('/api/leads/export.csv')).status).toBe(401);
  });
});

const listedAll = async () => (await site.get('/api/leads/listLeads?limit=100', headers)).json.leads.length;
