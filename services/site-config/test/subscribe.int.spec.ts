import type { ClientInput } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { systemClock } from '../../kit/clock.ts';
import { type CallAs, type Stack, startStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { pagesService } from '../../pages/pages.module.ts';
import { siteConfigService } from '../site-config.module.ts';
import { LIST, type MailchimpServer, mailchimpServer } from './mailchimp-server.ts';

const { subscribe } = siteConfig.calls;
type Input = ClientInput<typeof subscribe>;

let mailchimp: MailchimpServer;
let stack: Stack;
let aheadMs = 0;

beforeAll(async () => {
  mailchimp = await mailchimpServer();
  const { apiKey, url } = mailchimp;
  stack = await startStack({
    services: [pagesService, siteConfigService],
    settings: { mailchimp: { apiKey, url } },
    clock: { ...systemClock, now: () => new Date(Date.now() + aheadMs) },
  });
  await offer('newsletter', LIST);
  await offer('closed-list', 'unknown');
  await until(async () => (await isShown(LIST)) && (await isShown('unknown')));
});
afterAll(async () => {
  await stack?.stop();
  await mailchimp?.stop();
});
beforeEach(() => {
  mailchimp.requests = [];
  mailchimp.members.clear();
  mailchimp.instead = null;
  aheadMs += 2 * 60 * 60 * 1000;
});

const domainId = 'domain-1';
const draft = (slug: string, listId: string) => {
  const contents = [{ componentType: 'MailchimpForm', key: 'k1', listId }];
  return stack.call(
    pages.calls.save,
    { page: { domainId, slug, header: { title: slug }, contents } },
    { as: stack.users.editor, domainId },
  );
};
const offer = async (slug: string, listId: string) => {
  const { _id, revision } = await draft(slug, listId);
  await stack.call(pages.calls.publish, { page: { _id, revision } }, { as: stack.users.editor, domainId });
};
const isShown = async (listId: string) =>
  (await stack.call(pages.calls.showsMailingList, { listId }, { domainId })).shown;
const signUp = (more: Partial<Input> = {}, as: CallAs = { source: '192.0.2.1' }) =>
  stack.call(subscribe, { listId: LIST, email: 'edith@example.org', ...more }, { domainId, ...as });

const AWAY = {
  code: 'upstream',
  message: 'The mailing list cannot be reached right now. Try again later.',
  details: undefined,
};

describe('an address for a mailing list', () => {
  test('is added as pending, to be confirmed by mail', async () => {
    expect(await signUp({ email: ' Edith@example.org ', values: { FNAME: 'Edith' } })).toEqual({ success: true });
    expect(mailchimp.requests).toEqual([
      {
        method: 'POST',
        path: `/3.0/lists/${LIST}/members`,
        body: { email_address: 'Edith@example.org', status: 'pending', merge_fields: { FNAME: 'Edith' } },
      },
    ]);
  });

  test('that has subscribed already gets the same response and is unchanged', async () => {
    mailchimp.members.set('edith@example.org', { status: 'subscribed', merge_fields: { FNAME: 'Edith' } });
    expect(await signUp({ values: { FNAME: 'Somebody' } })).toEqual({ success: true });
    expect(mailchimp.members.get('edith@example.org')).toEqual({
      status: 'subscribed',
      merge_fields: { FNAME: 'Edith' },
    });
  });

  test('that has unsubscribed is asked to confirm again', async () => {
    mailchimp.members.set('edith@example.org', { status: 'unsubscribed', merge_fields: {} });
    expect(await signUp()).toEqual({ success: true });
    expect(mailchimp.members.get('edith@example.org')!.status).toBe('pending');
  });

  test('that the list refuses is refused with a message of the site', async () => {
    await expect(signUp({ email: 'nobody@fake.example' })).rejects.toMatchObject({
      code: 'invalid',
      message: 'The mailing list did not accept these details. Check them, or use another address.',
      key: 'sign-up.rejected',
    });
  });
});

describe('a mailing list', () => {
  const REFUSED = { code: 'not-found', message: 'No page of this website offers that mailing list.' };

  test('that no published page of the domain shows is refused before it is called', async () => {
    await draft('planned', 'internal1');
    await expect(signUp({ listId: 'internal1' })).rejects.toMatchObject(REFUSED);
    await expect(signUp({}, { domainId: 'domain-2' })).rejects.toMatchObject(REFUSED);
    expect(mailchimp.requests).toEqual([]);
  });

  test('is refused once its page is unpublished', async () => {
    const { _id, revision } = await draft('campaign', 'spring1');
    const editor = { as: stack.users.editor, domainId };
    await stack.call(pages.calls.publish, { page: { _id, revision } }, editor);
    await until(() => isShown('spring1'));
    await stack.call(pages.calls.unpublish, { _id }, editor);
    await until(async () => !(await isShown('spring1')));
    await expect(signUp({ listId: 'spring1' })).rejects.toMatchObject(REFUSED);
  });
});

test('a form filled in by a robot is confirmed but not sent', async () => {
  expect(await signUp({ website: 'https://example.com' })).toEqual({ success: true });
  expect(mailchimp.requests).toEqual([]);
});

test.each<[string, object]>([
  ['a list that leads elsewhere', { listId: '../../automations' }],
  ['no list', { listId: '' }],
  ['no address', { email: '' }],
  ['an invalid address', { email: 'edith at example.org' }],
  ['an address that is too long', { email: `${'e'.repeat(250)}@example.org` }],
  ['a field that is not a merge tag', { values: { 'first name': 'Edith' } }],
  ['a field that is too long', { values: { FNAME: 'e'.repeat(256) } }],
  ['too many fields', { values: Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`F${i}`, ''])) }],
])('%s is refused before the list is called', async (_, wrong) => {
  await expect(signUp(wrong)).rejects.toMatchObject({ code: 'invalid' });
  expect(mailchimp.requests).toEqual([]);
});

describe('if the mailing list', () => {
  test.each([
    ['fails', { status: 500, body: '{"title":"Internal Server Error"}' }],
    ['answers no JSON', { status: 200, body: '<html>' }],
    ['refuses the key', { status: 403, body: '{"title":"Forbidden","detail":"secret-key-us6"}' }],
    ['is asked too much', { status: 429, body: '{"title":"Too Many Requests"}' }],
    ['sends elsewhere', { status: 307, body: '', location: 'http://127.0.0.1:9/3.0/lists' }],
  ])('%s, the refusal has a message of the site', async (_, instead) => {
    mailchimp.instead = instead;
    await expect(signUp()).rejects.toMatchObject(AWAY);
    expect(mailchimp.requests).toHaveLength(1);
  });

  test('does not know the id, the visitor cannot correct it', async () => {
    await expect(signUp({ listId: 'unknown' })).rejects.toMatchObject(AWAY);
  });

  test('does not respond, the call is refused before the caller times out', async () => {
    mailchimp.instead = 'hold';
    await expect(signUp({}, { timeoutMs: 5000 })).rejects.toMatchObject(AWAY);
  });
});

describe('to prevent floods of mails', () => {
  const tooMany = { code: 'too-many', details: { retryAfterSeconds: expect.any(Number) } };

  test('an address can be signed up five times an hour, ignoring case, from anywhere', async () => {
    for (let i = 0; i < 5; i++) await signUp({}, { source: `192.0.2.${i}` });
    await expect(signUp({ email: 'EDITH@example.org' }, { source: '192.0.2.9' })).rejects.toMatchObject(tooMany);
    aheadMs += 61 * 60 * 1000;
    expect(await signUp()).toEqual({ success: true });
  });

  test('a network address can sign up twenty addresses an hour', async () => {
    const from = { source: '198.51.100.7' };
    for (let i = 0; i < 20; i++) await signUp({ email: `person${i}@example.org` }, from);
    mailchimp.requests = [];
    await expect(signUp({ email: 'one.more@example.org' }, from)).rejects.toMatchObject(tooMany);
    expect(mailchimp.requests).toEqual([]);
  });
});

test('without a key no one can subscribe, and the refusal says why', async () => {
  stack.settings.mailchimp = { apiKey: '', url: '' };
  await stack.restart();
  await expect(signUp()).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Sign-up is not available yet, because no mailing list is connected.',
  });
});
