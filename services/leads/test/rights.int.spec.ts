import type { Lead } from '../../../proto/entities/lead.ts';
import { leads } from '../../../proto/leads.ts';
import { defaultGrants, type Grant } from '../../../proto/permissions.ts';
import { until } from '../../kit/testing/until.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { domainId, LeadsSite } from './leads-site.ts';

const { calls } = leads;
const site = new LeadsSite();
const DAY_MS = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  await site.start();
  await site.submit({ slug: 'au/contact' });
  await site.submit({ slug: 'nz/contact' });
});
afterAll(() => site.stack?.stop());

const inNz = () => ({
  as: userFixture({
    username: 'niko',
    roles: ['nz'],
    grants: [{ capability: 'leads', regionIds: [site.regionIds.nz!] }],
  }),
});
const regionsOf = (found: { leads: { region: { name: string } | null }[] }) =>
  found.leads.map(({ region }) => region?.name).sort();

describe('leads', () => {
  test('are listed for administrators, and with the right for some regions only from there', async () => {
    expect(regionsOf(await site.list())).toEqual(['AU', 'NZ']);
    const limited = await site.list({}, inNz());
    expect(regionsOf(limited)).toEqual(['NZ']);
    expect(limited.forms).toEqual([{ _id: 'contact-form', title: 'Write to us', count: 1 }]);
    expect(regionsOf(await site.list({ regionId: site.regionIds.au }, inNz()))).toEqual([]);
    expect(regionsOf(await site.stack.call(calls.exportLeads, {}, { domainId, ...inNz() }))).toEqual(['NZ']);
  });

  test('are refused without the right, which roles without grants do not have', async () => {
    await expect(site.list({}, { as: site.stack.users.editor })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(site.list({}, { as: undefined })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(defaultGrants.some(({ capability }) => capability === 'leads')).toBe(false);
  });

  test('of another region or domain can neither be deleted nor delivered', async () => {
    const [lead] = (await site.list({ regionId: site.regionIds.au })).leads;
    const { _id } = lead!;
    for (const change of [
      (as: object) => site.stack.call(calls.removeLead, { _id }, { domainId, ...as }),
      (as: object) => site.stack.call(calls.acceptLead, { _id }, { domainId, ...as }),
      (as: object) => site.stack.call(calls.retryDelivery, { _id, channel: 'mail' }, { domainId, ...as }),
    ]) {
      await expect(change(inNz())).rejects.toMatchObject({ code: 'forbidden' });
      await expect(change({ ...site.admin, domainId: 'domain-2' })).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  test('are filtered by time and form, and listed in pages', async () => {
    const [newest, oldest] = (await site.list()).leads as [Lead, Lead];
    const ids = async (input: Parameters<typeof site.list>[0]) => (await site.list(input)).leads.map(({ _id }) => _id);
    expect(await ids({ from: newest.createdAt })).toEqual([newest._id]);
    expect(await ids({ to: newest.createdAt })).toEqual([oldest._id]);
    expect(await ids({ formId: 'other' })).toEqual([]);
    const first = await site.list({ limit: 1 });
    expect(first.leads[0]!._id).toBe(newest._id);
    const second = await site.list({ limit: 1, before: first.next! });
    expect([second.leads[0]!._id, second.next]).toEqual([oldest._id, null]);
  });
});

describe('the settings', () => {
  const load = (as: object = site.admin) => site.stack.call(calls.loadFormSettings, {}, { domainId, ...as });

  test('never return the secret', async () => {
    await site.configure({ webhookSecret: 'hidden from everyone', webhookUrl: 'https://crm.example.org' });
    const loaded = await load();
    expect(loaded).toMatchObject({ webhookUrl: 'https://crm.example.org', hasWebhookSecret: true });
    expect(JSON.stringify(loaded)).not.toContain('hidden from everyone');
    await site.configure({ webhookUrl: '' });
    expect(await load()).toMatchObject({ hasWebhookSecret: true });
    await site.configure({ webhookSecret: '' });
    expect(await load()).toMatchObject({ hasWebhookSecret: false });
  });

  test('are changed by those who may change the site settings and see all leads, and not over a newer change', async () => {
    const { revision } = await load({ as: site.stack.users.editor });
    await expect(load(inNz())).rejects.toMatchObject({ code: 'forbidden' });
    const save = (...grants: Grant[]) =>
      site.stack.call(
        calls.saveFormSettings,
        { revision, recipients: ['editor@example.org'] },
        { domainId, as: userFixture({ roles: ['editors'], grants }) },
      );
    const settings: Grant = { capability: 'siteSettings' };
    for (const grants of [[settings], [settings, { capability: 'leads', regionIds: ['nz'] } satisfies Grant]])
      await expect(save(...grants)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(save({ capability: 'leads' })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await save(settings, { capability: 'leads' })).toMatchObject({ recipients: ['editor@example.org'] });
    await expect(site.stack.call(calls.saveFormSettings, { revision: revision - 1 }, site.admin)).rejects.toMatchObject(
      { code: 'conflict', key: 'leads.settingsChanged' },
    );
  });

  test.each<[string, object]>([
    ['an address without a protocol', { webhookUrl: 'crm.example.org' }],
    ['a file', { webhookUrl: 'file:///etc/passwd' }],
    ['an address with a password', { webhookUrl: 'https://me:secret@crm.example.org' }],
    ['eleven recipients', { recipients: Array.from({ length: 11 }, (_, i) => `p${i}@example.org`) }],
    ['no days', { retentionDays: 0 }],
    ['too many days', { retentionDays: 3651 }],
  ])('refuse %s', async (_, wrong) => {
    await expect(site.configure(wrong)).rejects.toMatchObject({ code: 'invalid' });
  });
});

test('a lead that is deleted is gone', async () => {
  const { _id } = await site.newest();
  await site.stack.call(calls.removeLead, { _id }, site.admin);
  expect((await site.list()).leads.some((lead) => lead._id === _id)).toBe(false);
  await expect(site.stack.call(calls.removeLead, { _id }, site.admin)).rejects.toMatchObject({ code: 'not-found' });
});

describe('the retention time', () => {
  const stored = async () => (await site.list({ limit: 100 })).leads.length;

  test('deletes leads when it is over', async () => {
    await site.configure({ retentionDays: 30 });
    for (let i = 0; i < 60; i++) await site.submit({ submissionId: `late-${i}` });
    expect((await site.newest()).expiresAt).toBe(
      new Date(Date.parse((await site.newest()).createdAt) + 30 * DAY_MS).toISOString(),
    );
    site.aheadMs += 31 * DAY_MS;
    await site.stack.restart();
    await until(async () => (await stored()) <= 1);
  });

  test('also applies to stored leads when it is shortened', async () => {
    await site.submit();
    await site.configure({ retentionDays: 1 });
    site.aheadMs += 2 * DAY_MS;
    await site.stack.restart();
    await until(async () => (await stored()) === 0);
  });
});
