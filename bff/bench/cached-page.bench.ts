import { reportFigure } from '../../scripts/bench/report-figure.ts';
import { until } from '../../services/kit/testing/until.ts';
import { createBff } from '../create-bff.ts';
import { compareWithBareServer } from './compare-with-bare-server.ts';
import { SLUG, startDemoSite } from './start-demo-site.ts';

const site = await startDemoSite();
const url = `${site.bff.url}/${SLUG}`;
const load = () => site.get(`/${SLUG}`, { 'accept-encoding': 'br' });
await until(async () => (await load()).headers['content-encoding'] === 'br');
const { etag } = (await load()).headers;

reportFigure('cachedPage', await compareWithBareServer('cached page', { url }));
reportFigure(
  'notModified',
  await compareWithBareServer('not modified', { url, headers: { 'if-none-match': String(etag) } }),
);
reportFigure('missingPage', await compareWithBareServer('missing page', { url: `${url}/no-such-page` }));

// A cache without capacity makes the site render every request. Simultaneous requests would share a response, so one connection is used.
const uncached = await createBff({ ...site.config, cacheBytes: 1 });
const ratio = await compareWithBareServer('rendered page', { url: `${uncached.url}/${SLUG}`, connections: 1 });
console.log(`ratio ${ratio.toFixed(2)}`);
await uncached.close();
await site.stop();
process.exit(0);
