import { until } from '../../services/kit/testing/until.ts';
import { isFastBesideBare } from './beside-bare.ts';
import { givenDemo, SLUG } from './given-demo.ts';

/** A page that is kept is answered at least this fast, compared with node:http that sends the same bytes and does nothing else. */
const BUDGET = 0.8;

const site = await givenDemo();
await until(async () => (await site.get(`/${SLUG}`, { 'accept-encoding': 'br' })).headers['content-encoding'] === 'br');
const isFast = await isFastBesideBare('cached page', `${site.bff.url}/${SLUG}`, BUDGET);
await site.stop();
process.exit(isFast ? 0 : 1);
