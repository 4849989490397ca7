import { until } from '../../services/kit/testing/until.ts';
import { unknown } from './check-link.ts';
import { LinkChecker } from './link-checker.ts';
import { answering, at, closeWebsites, end, network, serve } from './testing/serve-website.ts';

/** Longer than a test may take. */
const NEVER = 10_000_000;
const patient = { answerMs: NEVER, linkMs: NEVER };

afterEach(closeWebsites);

test('asks once for equal addresses, and not again for a while', async () => {
  const website = await answering(410);
  const checker = new LinkChecker(network, patient);
  const both = [at(website, '/a#one'), at(website, '/a#two')];
  const gone = { verdict: 'dead', why: 'gone' };
  expect(await checker.check(both)).toEqual([gone, gone]);
  expect(await checker.check(both)).toEqual([gone, gone]);
  expect(website.requests).toEqual(['HEAD /a', 'GET /a']);
});

test('ends at its time limit with the verdicts found until then', async () => {
  const website = await answering(404);
  const silent = await serve(() => undefined);
  const checker = new LinkChecker(network, { answerMs: 1, linkMs: NEVER });
  const verdictOf = async (address: string) => (await checker.check([address]))[0]!.verdict;
  await until(async () => (await verdictOf(at(website))) === 'dead');
  const verdicts = await checker.check([at(silent), at(website)]);
  expect(verdicts).toEqual([unknown, { verdict: 'dead', why: 'notFound' }]);
});

test('ends a link whose time is over', async () => {
  const silent = await serve(() => undefined);
  const checker = new LinkChecker(network, { answerMs: NEVER, linkMs: 1 });
  expect(await checker.check([at(silent)])).toEqual([unknown]);
});

test('has at most twenty requests at once', async () => {
  const open = { now: 0, most: 0 };
  const website = await serve((request, response) => {
    open.most = Math.max(open.most, (open.now += 1));
    response.on('close', () => (open.now -= 1));
    setImmediate(() => end(response, request.url === '/0' ? 404 : 200));
  });
  const addresses = Array.from({ length: 60 }, (_, index) => at(website, `/${index}`));
  const verdicts = await new LinkChecker(network, patient).check(addresses);
  expect(verdicts.filter(({ verdict }) => verdict === 'ok')).toHaveLength(59);
  expect(open.most).toBeLessThanOrEqual(20);
});

test('that is turned off sends no request', async () => {
  expect(await new LinkChecker(null).check(['https://partner.example'])).toEqual([unknown]);
});
