import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Template, templateNames } from '../../proto/page-types/page-type.ts';
import { contactForm } from '../../services/leads/test/leads-site.ts';
import { renderShareCard } from '../../services/media/share-card/share-card.ts';
import { appCode } from '../../services/kit/testing/app-code.ts';
import { until } from '../../services/kit/testing/until.ts';
import { loadSiteBundle } from '../render/site-bundle.ts';
import { signUp } from './contract/sign-up.ts';
import { done, type Editing, editingAt } from './editing.ts';
import { type Site, startSite } from './site.ts';

const SITE_NAME = 'Kittiwake & Co';
const siteDir = resolve('dist/site');
let site: Site;
let editing: Editing;

beforeAll(async () => {
  site = await startSite({ siteDir });
  editing = await editingAt(site);
  const domain = await editing.write('/config/publishDomain', {
    domain: { name: SITE_NAME, hostnames: ['localhost'] },
  });
  editing = await editingAt(site);
  await editing.write('/brand/publish', { brand: { domainId: domain._id, name: SITE_NAME, primary: '#12355b' } });
  await editing.aRegion('is', 'en-IS');
  const region = await editing.regionOf('is');
  await editing.aPage('is/home', 'Home', { region, template: 'home' });
  for (const template of templateNames.filter((name) => name !== 'home')) {
    const pageType = template === 'article' ? 'news' : template === 'event' ? 'event' : 'page';
    const header = { title: template, date: '2026-03-05', startDate: '2099-03-05' };
    await editing.aPage(slugOf(template), template, { region, template, pageType, header, contents: [contactForm] });
  }
});
afterAll(() => site?.stop());

/** Returns the pieces of a text with the name of the demo. */
const mentionsIn = (text: string): string[] => text.match(/.{0,60}banksia.{0,60}/gi) ?? [];
const read = (path: string, headers = {}) => site.get(path, { host: 'localhost', ...headers });

test.each([
  ...templateNames.map((template) => [200, slugOf(template)] as const),
  [200, 'is/news'],
  [200, 'is/search?q=home'],
  [404, 'is/nothing-here'],
  [404, 'nothing-here'],
  [404, 'api/nothing-here'],
  [200, 'robots.txt'],
  [200, 'sitemap.xml'],
  [200, 'sitemap-1.xml'],
  [200, 'manifest.webmanifest'],
  [200, 'is/news/feed.xml'],
  [200, 'is/news/rss.xml'],
  [200, 'is/event/event/event.ics'],
] as const)('%i /%s does not name the demo', async (status, path) => {
  await until(async () => (await read(`/${path}`)).status === status);
  const texts = [(await read(`/${path}`)).text, (await read(`/${path}`, editing.cookie)).text];
  expect(texts.flatMap(mentionsIn)).toEqual([]);
});

test('a page of an error does not name the demo', async () => {
  const { renderFailure } = await loadSiteBundle(siteDir);
  for (const language of ['en', 'de']) expect(mentionsIn(await renderFailure(language))).toEqual([]);
});

test('share cards name the site only', async () => {
  const { describeShareCard } = await loadSiteBundle(siteDir);
  const { json } = await read('/api/visit/load?url=/is/primary');
  const card = (await describeShareCard(json))!;
  expect(card).toMatchObject({ title: 'primary', site: SITE_NAME });
  expect(mentionsIn(JSON.stringify(card) + renderShareCard(card))).toEqual([]);
});

test('no file that browsers load names the demo', async () => {
  const entries = await readdir(join(siteDir, 'client'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  expect(files.length).toBeGreaterThan(50);
  for (const { parentPath, name } of files)
    expect([name, mentionsIn(await readFile(join(parentPath, name), 'latin1'))]).toEqual([name, []]);
});

test('mails name the brand, and not the demo', async () => {
  const { write, cookie } = editing;
  const root = cookie.cookie.split('=')[1]!;
  const token = { authorization: `Bearer ${await signUp(site, root, 'ada', [])}` };
  const send = async (path: string, body: object) => done(await site.post(`/api${path}`, body, token));
  const { user } = await send('/user/me', {});
  const { ticket, secret } = await send('/user/startApp', {});
  await send('/user/addApp', { ticket, name: 'Phone', code: appCode(secret) });
  await send('/user/changeAccount', { email: 'ada@kittiwake.example', password: 'long enough to be one' });
  await write('/user/resetFactors', { _id: user._id });
  await write('/user/resetPassword', { userId: user._id });
  await write('/user/create', { newUser: { username: 'bea', email: 'bea@kittiwake.example' } });
  await site.post('/api/user/forgotPassword', { email: 'bea@kittiwake.example' });
  const settings = { recipients: ['leads@kittiwake.example'], webhookUrl: '', retentionDays: 30, revision: 0 };
  await write('/leads/saveFormSettings', settings);
  const form = new URLSearchParams({ formId: contactForm.key, ...answers }).toString();
  const headers = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' };
  expect((await site.post('/forms/is/primary', form, headers)).status).toBe(303);
  const folder = site.stack.settings.mailUrl.replace('file:', '');
  const subjects = [
    'invitation',
    'email address was',
    'factors were removed',
    'authenticator app was',
    'Password Reset',
    'Write to us',
  ];
  await until(async () => {
    const letters = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    expect(letters.flatMap(mentionsIn)).toEqual([]);
    const branded = letters.filter((letter) => letter.includes(`From: "${SITE_NAME}"`));
    return subjects.every((subject) => branded.some((letter) => letter.includes(subject)));
  });
});

const answers = { 'field-name': 'Edith', 'field-email': 'edith@example.org', 'field-consent': 'yes' };

function slugOf(template: Template): string {
  if (template === 'home') return 'is';
  if (template === 'article') return 'is/news/article';
  return template === 'event' ? 'is/event/event' : `is/${template}`;
}
