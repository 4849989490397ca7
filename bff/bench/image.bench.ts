import { reportFigure } from '../../scripts/bench/report-figure.ts';
import { aPicture } from '../test/media/a-picture.ts';
import { FORM_TYPE, formOf } from '../test/media/form.ts';
import { ask, startSite } from '../test/site.ts';
import { compareWithBareServer } from './compare-with-bare-server.ts';

const site = await startSite();
const { cookie } = await site.signIn();
const form = formOf({ name: 'file', filename: 'coast.png', bytes: aPicture(100, 60) });
const headers = { 'content-type': FORM_TYPE, cookie };
const { json } = await ask(site.bff.url, 'POST', '/api/image/upload', headers, form);
const url = `${site.bff.url}/img/${json._id}?w=100&h=60`;
reportFigure('cachedPicture', await compareWithBareServer('cached picture', { url }));
await site.stop();
process.exit(0);
