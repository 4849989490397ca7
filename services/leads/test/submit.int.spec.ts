import { leads } from '../../../proto/leads.ts';
import { pages } from '../../../proto/pages.ts';
import { contactForm, LeadsSite, valid } from './leads-site.ts';

const { calls } = leads;

const site = new LeadsSite();

beforeAll(() => site.start());
afterAll(() => site.stack?.stop());
beforeEach(() => {
  site.aheadMs += 2 * 60 * 60 * 1000;
});

describe('a submitted form', () => {
  test('is stored with the labels, the page, the region, the consent and the context', async () => {
    const values = { ...valid, size: 'Large', news: 'on', message: ' One\r\nTwo ' };
    await site.submit({ values, about: 'Group life', from: '/au/benefits' });
    expect(await site.newest()).toMatchObject({
      form: { _id: 'contact-form', title: 'Write to us' },
      page: { title: 'Contact', slug: 'au/contact' },
      region: { _id: site.regionIds.au, name: 'AU' },
      values: [
        { label: 'Name', value: 'Edith' },
        { label: 'Email', value: 'edith@example.org' },
        { label: 'Company size', value: 'Large' },
        { label: 'Send me news', value: '✓' },
        { label: 'Message', value: 'One\nTwo' },
      ],
      consent: 'You may store this.',
      context: { about: 'Group life', from: '/au/benefits' },
      suspicious: false,
      deliveries: {},
    });
  });

  test('contains only values of fields that the published form has', async () => {
    await site.submit({ values: { ...valid, invented: 'value' } });
    expect(JSON.stringify(await site.newest())).not.toContain('invented');
  });

  test('does not contain the address of its sender', async () => {
    await site.submit({}, { source: '203.0.113.77' });
    expect(JSON.stringify(await site.newest())).not.toContain('203.0.113');
  });

  test('is stored once if the client repeats it, even at the same time', async () => {
    const count = async () => (await site.list({ limit: 100 })).leads.length;
    const before = await count();
    const again = { submissionId: 'attempt-1' };
    await Promise.all([site.submit(again), site.submit(again), site.submit(again)]);
    await site.submit(again);
    expect(await count()).toBe(before + 1);
    await site.submit({ ...again, values: { ...valid, name: 'Edith Cowan' } });
    expect(await count()).toBe(before + 2);
  });
});

describe('refused values', () => {
  const refusal = (fields: { field: string; key: string }[]) => ({
    code: 'invalid',
    key: 'form.invalidValues',
    details: { fields: fields.map((field) => expect.objectContaining(field)) },
  });

  test.each<[string, Record<string, string>, { field: string; key: string }[]]>([
    ['a required field is empty', { ...valid, name: '  ' }, [{ field: 'name', key: 'form.required' }]],
    ['an address is incomplete', { ...valid, email: 'edith@' }, [{ field: 'email', key: 'form.invalidEmail' }]],
    ['an option does not exist', { ...valid, size: 'Huge' }, [{ field: 'size', key: 'form.unknownOption' }]],
    ['a text is too long', { ...valid, message: 'x'.repeat(5001) }, [{ field: 'message', key: 'form.tooLong' }]],
    [
      'everything is missing',
      {},
      [
        { field: 'name', key: 'form.required' },
        { field: 'email', key: 'form.required' },
        { field: 'consent', key: 'form.consentRequired' },
      ],
    ],
  ])('name their fields: %s', async (_, values, fields) => {
    await expect(site.submit({ values })).rejects.toMatchObject(refusal(fields));
  });

  test('are not stored', async () => {
    await expect(site.submit({ values: { name: 'Refused' } })).rejects.toMatchObject({ code: 'invalid' });
    expect(JSON.stringify(await site.list())).not.toContain('Refused');
  });
});

describe('a form is not offered', () => {
  const refused = { code: 'not-found', key: 'form.notOffered' };

  test('by a page without it, a page that does not exist, and another domain', async () => {
    await expect(site.submit({ formId: 'other-form' })).rejects.toMatchObject(refused);
    await expect(site.submit({ slug: 'au/missing' })).rejects.toMatchObject(refused);
    await expect(site.submit({}, { domainId: 'domain-2' })).rejects.toMatchObject(refused);
  });

  test('by a block of another type', async () => {
    await site.publish({ slug: 'text' }, [{ componentType: 'Text', key: 'contact-form', text: 'Hello' }]);
    await expect(site.submit({ slug: 'text' })).rejects.toMatchObject(refused);
  });
});

describe('spam', () => {
  test.each([
    ['with a value in the hidden field', { website: 'https://spam.example' }],
    ['with many links', { values: { ...valid, message: 'https://a.b https://c.d www.e.f http://g.h' } }],
  ])('%s is stored as suspicious and not delivered', async (name, spam) => {
    await site.configure({ recipients: ['sales@example.org'] });
    await site.submit({ ...spam, about: name });
    expect(JSON.stringify((await site.list()).leads)).not.toContain(name);
    const [lead] = (await site.list({ suspicious: 'true' })).leads;
    expect(lead).toMatchObject({ context: { about: name }, suspicious: true, deliveries: {} });
  });

  test('from one address is limited to ten submissions of a form in an hour', async () => {
    for (let i = 0; i < 10; i++) await site.submit({}, { source: '198.51.100.7' });
    const refused = { code: 'too-many', details: { retryAfterSeconds: expect.any(Number) } };
    await expect(site.submit({}, { source: '198.51.100.7' })).rejects.toMatchObject(refused);
    await site.submit({}, { source: '198.51.100.8' });
    site.aheadMs += 61 * 60 * 1000;
    await site.submit({}, { source: '198.51.100.7' });
  });
});

test('a flood from many networks does not close a form: leads after the first 500 in an hour are suspicious', async () => {
  await site.configure({ recipients: ['sales@example.org'] });
  await site.publish({ slug: 'flooded' }, [{ ...contactForm, key: 'flooded' }]);
  const send = (about: string, source: string) =>
    site.submit({ slug: 'flooded', formId: 'flooded', about }, { source });
  for (let network = 0; network < 50; network++)
    await Promise.all(Array.from({ length: 10 }, () => send('flood', `2001:db8:0:${network}::/64`)));
  await send('person', '198.51.100.99');
  const [lead] = (await site.list({ formId: 'flooded', suspicious: 'true' })).leads;
  expect(lead).toMatchObject({ context: { about: 'person' }, deliveries: {} });
  site.aheadMs += 61 * 60 * 1000;
  await send('later', '198.51.100.99');
  expect((await site.list({ formId: 'flooded' })).leads[0]).toMatchObject({ context: { about: 'later' } });
});

test('a form of a home page is sent from the address of its region', async () => {
  await site.publish({ slug: 'au/home', region: { _id: site.regionIds.au } }, [{ ...contactForm, key: 'at-home' }]);
  await expect(site.submit({ slug: 'au', formId: 'at-home' })).rejects.toMatchObject({ key: 'form.notOffered' });
  await site.setHome('au', 'home');
  await expect(site.submit({ slug: 'au', formId: 'at-home' })).resolves.toEqual({ success: true });
});

test('a form of a page that has moved is sent from its earlier address', async () => {
  const { call } = site.stack;
  await site.publish({ slug: 'au/before' }, [{ ...contactForm, key: 'moving' }]);
  const page = await call(pages.calls.load, { slug: 'au/before' }, site.admin);
  const moved = await call(pages.calls.save, { page: { ...page, slug: 'au/after' } as never }, site.admin);
  await call(pages.calls.publish, { page: moved }, site.admin);
  const pageId = page._id;
  const from = { slug: 'au/before', formId: 'moving' };
  await expect(site.submit({ ...from, pageId })).resolves.toEqual({ success: true });
  expect((await site.newest()).page).toMatchObject({ _id: pageId, slug: 'au/after' });
  await expect(site.submit({ ...from, pageId: 'none' })).rejects.toMatchObject({ key: 'form.notOffered' });
  await expect(site.submit({ ...from, pageId }, { domainId: 'domain-2' })).rejects.toMatchObject({
    key: 'form.notOffered',
  });
});

test('users can find out whether the leads have a recipient', async () => {
  const asked = () => site.stack.call(calls.hasReceiver, {}, site.admin);
  await site.configure({ recipients: [] });
  expect(await asked()).toEqual({ hasReceiver: false });
  await site.configure({ recipients: ['sales@example.org'] });
  expect(await asked()).toEqual({ hasReceiver: true });
});

test('a form inside the foldout of a page is found', async () => {
  const foldout = {
    componentType: 'Accordion',
    key: 'foldout',
    items: [{ key: 'a', contents: [{ ...contactForm, key: 'inner' }] }],
  };
  await site.publish({ slug: 'nested' }, [foldout]);
  await expect(site.submit({ slug: 'nested', formId: 'inner' })).resolves.toEqual({ success: true });
});
