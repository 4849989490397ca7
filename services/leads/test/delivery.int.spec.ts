import { createHmac } from 'node:crypto';
import { leads } from '../../../proto/leads.ts';
import { until } from '../../kit/testing/until.ts';
import { domainId, LeadsSite } from './leads-site.ts';
import { type SmtpCatcher, startSmtpCatcher } from './smtp-catcher.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const site = new LeadsSite();
const receiver = new WebhookReceiver();
let smtp: SmtpCatcher;

beforeAll(async () => {
  smtp = await startSmtpCatcher();
  await receiver.start();
  await site.start({ mailUrl: smtp.url });
});
afterAll(async () => {
  await site.stack?.stop();
  await receiver.stop();
  await smtp?.stop();
});
beforeEach(() => {
  site.aheadMs += 26 * 60 * 60 * 1000;
  smtp.mails.length = 0;
  receiver.requests.length = 0;
  receiver.status = 204;
});

const both = () => ({ recipients: ['sales@example.org', 'office@example.org'], webhookUrl: receiver.url });
const stateOf = async (channel: 'mail' | 'webhook') => (await site.newest()).deliveries[channel];
const isDelivered = async (channel: 'mail' | 'webhook') => (await stateOf(channel))?.state === 'delivered';
const isDeliveredByBoth = async () => (await isDelivered('mail')) && (await isDelivered('webhook'));

describe('a lead', () => {
  test('is mailed to all recipients, with the sender as the address for replies', async () => {
    await site.configure(both());
    await site.submit({ about: 'Group life' });
    await until(isDeliveredByBoth);
    expect(smtp.mails).toHaveLength(1);
    const [mail] = smtp.mails;
    for (const text of [
      'To: sales@example.org, office@example.org',
      'Reply-To: edith@example.org',
      'Group life',
      'Edith',
    ])
      expect(mail).toContain(text);
  });

  test('is posted to the webhook, signed and with its id as the key', async () => {
    await site.configure({ ...both(), webhookSecret: 'a secret' });
    await site.submit();
    await until(isDeliveredByBoth);
    const { _id } = await site.newest();
    expect(receiver.requests).toHaveLength(1);
    const { headers, body } = receiver.requests[0]!;
    expect(headers).toMatchObject({
      'idempotency-key': _id,
      'content-type': 'application/json',
      'x-signature-sha256': createHmac('sha256', 'a secret').update(body).digest('hex'),
    });
    expect(JSON.parse(body)).toMatchObject({ _id, form: { title: 'Write to us' }, region: { name: 'AU' }, domainId });
  });
});

describe('while the webhook is down', () => {
  test('leads wait, mails are sent, and each lead arrives once when it is back', async () => {
    await site.configure(both());
    await receiver.stop();
    const names = Array.from({ length: 8 }, (_, i) => `Visitor ${i}`);
    for (const name of names) await site.submit({ values: { name, email: 'visitor@example.org', consent: 'yes' } });
    await until(() => smtp.mails.length === names.length);
    await until(async () =>
      (await site.list()).leads.slice(0, 8).every(({ deliveries }) => deliveries.webhook!.attempts > 0),
    );
    // Half of the deliveries wait during a restart of the service.
    await site.stack.restart();
    site.aheadMs += 60_000;
    await receiver.start();
    await until(async () =>
      (await site.list()).leads.slice(0, 8).every(({ deliveries }) => deliveries.webhook!.state === 'delivered'),
    );
    const received = receiver.requests.map(({ body }) => JSON.parse(body).values[0].value).sort();
    expect(received).toEqual(names);
    expect(smtp.mails).toHaveLength(names.length);
  });

  test('a delivery ends after a day, and can be repeated', async () => {
    await site.configure(both());
    receiver.status = 500;
    await site.submit();
    await until(async () => (await stateOf('webhook'))?.reason === 'The webhook answered 500');
    expect(await stateOf('webhook')).toMatchObject({ state: 'pending' });
    site.aheadMs += 25 * 60 * 60 * 1000;
    await until(async () => (await stateOf('webhook'))?.state === 'failed');
    receiver.status = 200;
    const { _id } = await site.newest();
    await site.stack.call(leads.calls.retryDelivery, { _id, channel: 'webhook' }, site.admin);
    await until(() => isDelivered('webhook'));
    await expect(
      site.stack.call(leads.calls.retryDelivery, { _id, channel: 'webhook' }, site.admin),
    ).rejects.toMatchObject({ code: 'conflict', key: 'leads.nothingToRetry' });
  });

  test('a redirect is not followed', async () => {
    await site.configure(both());
    Object.assign(receiver, { status: 307, location: `${receiver.url}/elsewhere` });
    await site.submit();
    await until(async () => (await stateOf('webhook'))?.reason === 'The webhook answered 307');
    expect(receiver.requests).toHaveLength(1);
    receiver.location = undefined;
  });
});

test('a mail server that is down gets each mail once when it is back', async () => {
  await until(async () => (await site.list()).leads.every(({ deliveries }) => deliveries.mail?.state !== 'pending'));
  smtp.mails.length = 0;
  await site.configure({ recipients: ['sales@example.org'] });
  smtp.isOpen = false;
  await site.submit();
  await until(async () => ((await stateOf('mail'))?.attempts ?? 0) > 0);
  smtp.isOpen = true;
  site.aheadMs += 60_000;
  await until(() => isDelivered('mail'));
  expect(smtp.mails).toHaveLength(1);
});

test('an accepted lead is delivered', async () => {
  await site.configure(both());
  await site.submit({ website: 'x' });
  const [lead] = (await site.list({ suspicious: 'true' })).leads;
  await site.stack.call(leads.calls.acceptLead, { _id: lead!._id }, site.admin);
  await until(isDeliveredByBoth);
  expect([smtp.mails.length, receiver.requests.length]).toEqual([1, 1]);
});

test('a webhook in a private network gets nothing unless the installation allows it', async () => {
  await site.configure(both());
  site.stack.settings.privateWebhooks = false;
  await site.stack.restart();
  await site.submit();
  await until(async () => (await stateOf('webhook'))?.reason === 'The webhook does not use https');
  await expect(site.configure(both())).rejects.toMatchObject({ key: 'leads.httpsRequired' });
  await site.configure({ webhookUrl: receiver.url.replace('http:', 'https:').replace('127.0.0.1', 'localhost') });
  await site.submit();
  await until(async () => (await stateOf('webhook'))?.reason === 'The address of the webhook is in a private network');
  expect(receiver.requests).toEqual([]);
});
