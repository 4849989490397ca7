import { captureLog } from '../../services/kit/testing/captured-log.ts';
// Not shared, so that the spec observes its log.
import { startSite } from './start-site.ts';

const log = captureLog('warn');
afterAll(() => log.stop());

/** Returns the log lines about proxies that a start with these settings writes. */
async function warnings(baseUrl: string, trustProxy: string): Promise<string[]> {
  const before = log.lines.length;
  const site = await startSite({ baseUrl, trustProxy });
  await site.stop();
  return log.lines.slice(before).flatMap(({ msg }) => (msg.includes('TRUST_PROXY') ? [msg] : []));
}

test('a public https address without a trusted proxy causes a warning at startup', async () => {
  expect(await warnings('https://banksia.example', '')).toEqual([
    expect.stringContaining('BASE_URL is https://banksia.example and TRUST_PROXY is not set'),
  ]);
});

test.each([
  ['a trusted proxy', 'https://banksia.example', '1'],
  ['an address on plain http', 'http://localhost:8080', ''],
])('%s causes no warning', async (_, baseUrl, trustProxy) => {
  expect(await warnings(baseUrl, trustProxy)).toEqual([]);
});
