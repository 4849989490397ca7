import { createBff } from '../create-bff.ts';
import { until } from '../../services/kit/testing/until.ts';
import { isFastBesideBare, ratioBesideBare } from './beside-bare.ts';
import { givenDemo, SLUG } from './given-demo.ts';

/** A page that is kept is answered at least this fast, compared with node:http that sends the same bytes and does nothing else. */
const BUDGET = 0.8;

const site = await givenDemo();
await until(async () => (await site.get(`/${SLUG}`, { 'accept-encoding': 'br' })).headers['content-encoding'] === 'br');
const isFast = await isFastBesideBare('cached page', `${site.bff.url}/${SLUG}`, BUDGET);

// Nothing fits its memory, so that each answer is rendered; one at a time, as those who ask at once share an answer.
const forgetful = await createBff({ ...site.config, cacheBytes: 1 });
await ratioBesideBare('rendered page', `${forgetful.url}/${SLUG}`, { connections: 1 });
await forgetful.close();
await site.stop();
process.exit(isFast ? 0 : 1);
