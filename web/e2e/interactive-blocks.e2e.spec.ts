import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type DemoSite, type Editor, startDemo } from '../../bff/test/processes.ts';
import { type MailchimpServer, mailchimpServer } from '../../services/site-config/test/mailchimp-server.ts';
import { getBlock } from '../src/blocks/index.ts';
import { createSampleItem } from '../src/blocks/new-item.ts';
import { samples } from '../../scripts/demo/style-guide/samples.ts';
import { launch, openContext } from './chromium.ts';
import { eventually } from './eventually.ts';

const BLOCKS = ['MailchimpForm', 'Accordion', 'HorizontalFoldout', 'Trainings', 'ContactList'];

let mailchimp: MailchimpServer;
let trainings: Server;
/** The response of the training service. */
let taught: { status: number; body: string };
let site: DemoSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  mailchimp = await mailchimpServer();
  trainings = createServer((_, response) => response.writeHead(taught.status).end(taught.body));
  await new Promise<void>((resolve) => trainings.listen(0, '127.0.0.1', resolve));
  const training = {
    url: `http://127.0.0.1:${(trainings.address() as AddressInfo).port}/areas`,
    apiToken: '',
    wsToken: '',
  };
  [site, browser] = await Promise.all([startDemo({}, { mailchimp, training }), launch()]);
  await publishSamples(await site.signIn());
  await openPage();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await mailchimp?.stop();
  trainings?.close();
});
beforeEach(async () => {
  Object.assign(mailchimp, { requests: [], instead: null, gate: Promise.resolve() });
  mailchimp.members.clear();
  taught = { status: 500, body: '' };
});

async function openPage() {
  context = await openContext(site.url, [{ name: 'acceptedCookies', value: 'true' }]);
  page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 800 });
}
const open = (path: string) => page.goto(`${site.url}/au/${path}`, { waitUntil: 'networkidle' });
const focused = (selector: string) => page.evaluate((one) => document.activeElement?.matches(one), selector);

describe('signing up for a mailing list', () => {
  const form = () => page.locator('[data-block=MailchimpForm] form').first();
  const email = () => form().getByLabel('Email');
  const button = () => form().locator('button');
  beforeAll(() => open('mailchimpform'));

  test('validates the address before anything is sent', async () => {
    await email().fill('edith@example');
    await email().press('Enter');
    await page.getByText('Please enter a full email address, such as name@example.com.').waitFor();
    expect([await email().getAttribute('aria-invalid'), await focused('input[type=email]')]).toEqual(['true', true]);
    expect(mailchimp.requests).toEqual([]);
  });

  test('reports a missing connection', async () => {
    await context.route('**/api/mailchimp/**', (route) => route.abort());
    await email().fill('edith@example.org');
    await button().click();
    await page.getByRole('alert').filter({ hasText: 'Check your connection and try again.' }).waitFor();
    await context.unrouteAll();
  });

  test('keeps the input after a failure', async () => {
    mailchimp.instead = { status: 500, body: 'the list is on fire' };
    await button().click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'The mailing list cannot be reached right now. Try again later.' })
      .waitFor();
    expect([await email().inputValue(), await page.getByText('on fire').count()]).toEqual(['edith@example.org', 0]);
  });

  test('can be repeated, sends the form once, however often it is clicked, and moves the focus to the thanks', async () => {
    let answer = () => {};
    const sent: string[] = [];
    const gate = new Promise<void>((resolve) => (answer = resolve));
    await context.route('**/api/mailchimp/**', async (route) => {
      sent.push(route.request().url());
      await gate;
      await route.continue();
    });
    await button().dblclick();
    await eventually(() => button().textContent(), 'Sending …');
    // The button is only marked as disabled, so it still receives clicks.
    await button().click({ force: true });
    await email().press('Enter');
    answer();
    await page.getByText('Thank you. We have sent you an email').waitFor();
    await eventually(() => focused('[data-block=MailchimpForm] [role=status]'), true);
    expect(sent.length).toBe(1);
    expect(mailchimp.requests.map(({ body }) => body.email_address)).toEqual(['edith@example.org']);
    await context.unrouteAll();
  });

  test('has the additional fields that its editor chose', async () => {
    const other = page.locator('[data-block=MailchimpForm] form').filter({ hasText: 'Work email' });
    await other.getByLabel('Work email').fill('edith@example.org');
    await other.locator('button').click();
    await page.getByText('Please fill in: Company.').waitFor();
    await other.getByLabel('Company').fill('Wattle & Sons');
    await other.locator('button').click();
    await page.getByText('Please confirm the email').waitFor();
    expect(mailchimp.requests.map(({ body }) => body.merge_fields)).toEqual([{ COMPANY: 'Wattle & Sons' }]);
  });

  test('is an address to write to without scripts', async () => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(`${site.url}/au/mailchimpform`);
    expect(await plain.locator('[data-block=MailchimpForm] form').first().isVisible()).toBe(false);
    await plain.getByRole('link', { name: 'letters@tern.example' }).first().waitFor();
    await plain.context().close();
  });
});

test('an accordion can be opened with the keyboard, and one with a single open answer closes the others', async () => {
  await open('accordion');
  const states = (at: number) =>
    page
      .locator('[data-block=Accordion]')
      .nth(at)
      .locator('details')
      .evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  const press = async (at: number, row: number, key: string) => {
    await page.locator('[data-block=Accordion]').nth(at).locator('summary').nth(row).focus();
    await page.keyboard.press(key);
  };
  await press(0, 0, 'Enter');
  await press(0, 1, 'Space');
  await eventually(() => states(0), [true, true, false]);
  await press(1, 0, 'Space');
  await press(1, 2, 'Enter');
  await eventually(() => states(1), [false, false, true]);
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(9);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('[data-block=Accordion] details .rich').first().isVisible()).toBe(true);
  expect(await page.locator('[data-block=Accordion] details .rich').nth(2).isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
});

test('one panel of a foldout is open, and another can be opened with the keyboard', async () => {
  await open('horizontalfoldout');
  const isOpen = () =>
    page
      .locator('[data-block=HorizontalFoldout]')
      .first()
      .locator('details')
      .evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  expect(await isOpen()).toEqual([true, false, false, false]);
  await page.locator('[data-block=HorizontalFoldout] summary').nth(2).focus();
  await page.keyboard.press('Enter');
  await eventually(isOpen, [false, false, true, false]);
});

test('failed trainings can be loaded again, and nothing below them moves', async () => {
  await open('trainings');
  const first = page.locator('[data-block=Trainings]').first();
  // These are positions on the page, because a click may scroll it.
  const below = () =>
    page
      .locator('[data-block=Trainings]')
      .nth(1)
      .evaluate((block) => block.getBoundingClientRect().top + scrollY);
  await first.getByText('The trainings cannot be shown right now.').waitFor();
  const before = await below();
  taught = { status: 200, body: JSON.stringify([{ AREA: 'Leadership' }, { AREA: 'Mental health' }]) };
  await first.getByRole('button', { name: 'Try again' }).click();
  await eventually(() => first.locator('li').allTextContents(), ['Leadership', 'Mental health']);
  expect(await below()).toBe(before);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByText('Cannot find matching Service Group').waitFor();
});

test('a contact links to a map, of which nothing is loaded before', async () => {
  const origins: string[] = [];
  page.on('request', (request) => origins.push(new URL(request.url()).origin));
  await open('contactlist');
  const map = page.getByRole('link', { name: 'Show on a map 1 Bridge Street, Sydney NSW 2000' }).first();
  expect(await map.getAttribute('href')).toContain('mlat=-33.8635&mlon=151.2094');
  expect(new Set(origins)).toEqual(new Set([new URL(site.url).origin]));
});

/** Publishes a page for each block with its samples. */
async function publishSamples(editor: Editor): Promise<void> {
  const done = ({ status, text, json }: Awaited<ReturnType<Editor['post']>>) => {
    if (status !== 200) throw new Error(text);
    return json;
  };
  const regions = done(await editor.get('/api/regions/loadRegions')) as any[];
  const { _id, name, slugPrefix } = regions.find((region) => region.slugPrefix === 'au');
  for (const block of BLOCKS) {
    const contents = samples[block]!.map((sample, at) => createSampleItem(getBlock(block)!, sample, `s${at}`));
    const page = {
      domainId: editor.domainId,
      slug: `au/${block.toLowerCase()}`,
      template: 'primary',
      region: { _id, name, slugPrefix },
      header: { label: 'Blocks', title: block, image: { imageId: 'static:flower', alt: 'A flower' } },
      contents,
    };
    const saved = done(await editor.post('/api/page/save', { page }));
    done(await editor.post('/api/page/publishPage', { page: saved.page ?? saved }));
  }
}
