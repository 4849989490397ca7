import { startTelemetry, type StopTelemetry } from '../../kit/telemetry/start-telemetry.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../../kit/testing/otlp-receiver.ts';
import { until } from '../../kit/testing/until.ts';
import { LeadsSite } from './leads-site.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const site = new LeadsSite();
const webhook = new WebhookReceiver();
let collector: OtlpReceiver;
let stopTelemetry: StopTelemetry;

beforeAll(async () => {
  collector = await startOtlpReceiver();
  stopTelemetry = startTelemetry('leads', { endpoint: collector.url, exportIntervalMs: 200 });
  await webhook.start();
  await site.start();
});
afterAll(async () => {
  await site.stack?.stop();
  await webhook.stop();
  await stopTelemetry?.();
  await collector?.close();
});

const attempts = (channel: string, outcome: string) =>
  collector.metrics
    .findLast(({ name }) => name === 'site.lead.deliveries')
    ?.points.find(
      ({ attributes }) => attributes['site.lead.channel'] === channel && attributes['site.outcome'] === outcome,
    )?.value;

test('attempts to deliver leads are counted by channel and outcome, from zero', async () => {
  for (const channel of ['mail', 'webhook'])
    for (const outcome of ['ok', 'error']) await until(() => attempts(channel, outcome) === 0);
  await site.configure({ webhookUrl: webhook.url });
  webhook.status = 500;
  await site.submit();
  await until(() => attempts('webhook', 'error') === 1);
  webhook.status = 204;
  site.aheadMs += 2 * 60 * 60 * 1000;
  await until(() => attempts('webhook', 'ok') === 1);
  expect(attempts('mail', 'error')).toBe(0);
});
