import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteConfig } from '../../../proto/site-config.ts';
import { systemClock } from '../../kit/clock.ts';
import { type Stack, startStack } from '../../kit/testing/stack.ts';
import { siteConfigService } from '../site-config.module.ts';

/** A training service that sends the configured response, or none for status 0, and records requests. */
let feed: Server;
let answer: { status: number; body: string; location?: string; endless?: true };
let asked: { apitoken: unknown; wstoken: unknown }[] = [];
let aheadMs = 0;
let stack: Stack;

const load = () => stack.call(siteConfig.calls.getTrainingCategories, {});

beforeAll(async () => {
  feed = createServer(({ headers: { apitoken, wstoken } }, response) => {
    asked.push({ apitoken, wstoken });
    if (answer.status === 0) return;
    const { status, body, location, endless } = answer;
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) });
    if (!endless) return void response.end(body);
    const more = () => {
      while (!response.destroyed && response.write(body));
    };
    response.on('drain', more);
    more();
  });
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/areas`;
  stack = await startStack({
    services: [siteConfigService],
    settings: { training: { url, apiToken: 'one', wsToken: 'two' } },
    clock: { ...systemClock, now: () => new Date(Date.now() + aheadMs) },
  });
});
afterAll(async () => {
  await stack?.stop();
  feed.closeAllConnections();
  await new Promise((resolve) => feed.close(resolve));
});
beforeEach(() => {
  asked = [];
  aheadMs += 2 * 60 * 60 * 1000;
  answer = { status: 200, body: JSON.stringify([{ AREA: 'Leadership', ID: 7 }]) };
});

describe('training categories', () => {
  test('come from the feed, which is requested with both tokens once an hour', async () => {
    expect(await Promise.all([load(), load()])).toEqual(Array(2).fill([{ AREA: 'Leadership', ID: 7 }]));
    expect(asked).toEqual([{ apitoken: 'one', wstoken: 'two' }]);
    aheadMs += 61 * 60 * 1000;
    await load();
    expect(asked).toHaveLength(2);
  });

  test('are refused before a caller times out', async () => {
    answer = { status: 0, body: '' };
    const refused = stack.call(siteConfig.calls.getTrainingCategories, {}, { timeoutMs: 5000 });
    await expect(refused).rejects.toMatchObject({
      code: 'upstream',
      message: 'The training categories cannot be loaded right now. Try again later.',
    });
  });

  test.each([
    ['fails', { status: 500, body: '[]' }],
    ['answers no JSON', { status: 200, body: '<html>' }],
    ['answers something else', { status: 200, body: '{"AREA":"x"}' }],
    ['leads elsewhere', { status: 302, body: '', location: '/elsewhere' }],
    ['never ends', { status: 200, body: ' '.repeat(65_536), endless: true as const }],
    ['is too long to be one', { status: 200, body: JSON.stringify(Array(1001).fill({ AREA: 'x' })) }],
  ])('are refused if the feed %s, and requested again', async (_, said) => {
    answer = said;
    await expect(load()).rejects.toMatchObject({ code: 'upstream' });
    expect(asked).toHaveLength(1);
    answer = { status: 200, body: '[{"AREA":"Back"}]' };
    expect(await load()).toEqual([{ AREA: 'Back' }]);
  });
});

test('without a feed there are none', async () => {
  stack.settings.training = { url: '', apiToken: '', wsToken: '' };
  await stack.restart();
  expect(await load()).toEqual([]);
});
