import { aPicture } from '../test/media/a-picture.ts';
import { FORM_TYPE, formOf } from '../test/media/form.ts';
import { ask, startSite } from '../test/site.ts';
import { isFastBesideBare } from './beside-bare.ts';

/** A picture that was sent before is sent at least this fast, compared with node:http that sends the same bytes and does nothing else. */
const BUDGET = 0.8;

const site = await startSite();
const { cookie } = await site.signIn();
const form = formOf({ name: 'file', filename: 'coast.png', bytes: aPicture(100, 60) });
const headers = { 'content-type': FORM_TYPE, cookie };
const { json } = await ask(site.bff.url, 'POST', '/api/image/upload', headers, form);
const isFast = await isFastBesideBare('picture', `${site.bff.url}/img/${json._id}?w=100&h=60`, BUDGET);
await site.stop();
process.exit(isFast ? 0 : 1);
