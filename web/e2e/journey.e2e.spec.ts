import type { Browser, Page } from 'playwright-core';
import { editPage } from './editing-site.ts';
import { type Processes, startProcesses } from '../../bff/test/processes.ts';
import { ask } from '../../bff/test/site.ts';
import { startMongoForTests } from '../../scripts/test-servers/start-mongo.ts';
import { until } from '../../services/kit/testing/until.ts';
import { launch } from './chromium.ts';

const mongo = await startMongoForTests();
afterAll(() => mongo?.stop());

const REGION = 'nz';
const SLUG = `${REGION}/cover`;
const WORD = 'quandong';
const CLAIM = 'What we cover: insurance, savings and leave';

/** The way of an edit from the editor to a visitor. In other specs all services are in one process. */
describe(`each service in its own process${mongo ? ', on a MongoDB server' : ''}`, () => {
  let site: Processes;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    const env = { DEMO_REGIONS: 'none', ...(mongo && { STORE_URL: mongo.url }) };
    [site, browser] = await Promise.all([startProcesses({ apart: true, env }), launch()]);
    await publishPage();
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  /** Without demo content the site starts in half the time. */
  async function publishPage(): Promise<void> {
    const { domainId, post } = await site.signIn();
    const write = async (path: string, body: unknown) => {
      const { status, json, text } = await post(`/api${path}`, body);
      if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
      return json;
    };
    const region = await write('/regions/createRegion', { region: { name: 'New Zealand', slugPrefix: REGION } });
    await write('/regions/publishRegion', { region });
    const saved = await write('/page/save', {
      page: {
        domainId,
        region,
        slug: SLUG,
        template: 'primary',
        description: 'All that we cover, for people who look for cover and for those who have it.',
        header: { title: CLAIM },
        contents: [{ componentType: 'RichText', key: 'text', text: '<p>All of it comes in addition to leave.</p>' }],
      },
    });
    await write('/page/publishPage', { page: { _id: saved._id, revision: saved.revision } });
    await until(inSitemap);
  }

  const visit = () => ask(site.url, 'GET', `/${SLUG}`);
  const found = async () =>
    (await ask(site.url, 'GET', `/api/search/query?q=${WORD}`)).json.hits.map((hit: any) => hit.slug);
  const inSitemap = async () => (await ask(site.url, 'GET', '/sitemap.xml')).text.includes(`/${SLUG}<`);
  const toast = (text: string) => page.locator('.ed-toast', { hasText: text }).waitFor();
  const saved = () => page.locator('.ed-status-text', { hasText: 'Saved' }).waitFor();

  test('a visitor reads a regional page', async () => {
    const { status, text } = await visit();
    expect(status).toBe(200);
    expect(text).toContain(CLAIM);
    expect(await inSitemap()).toBe(true);
  });

  test('an editor opens it and signs in there', async () => {
    await page.goto(`${site.url}/${SLUG}`);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByLabel('Username or Email').fill(site.login.username);
    await page.getByLabel('Password').fill(site.login.password);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.locator('.ed-menu').waitFor();
  });

  test('clicks a headline and a rich text, and types', async () => {
    await editPage(page);
    await page.locator('h1').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(`, ${WORD} and all`);
    await page.getByRole('button', { name: 'Close the sidebar' }).waitFor();
    await page.locator('#main').getByText('All of it comes in addition to').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Ask us.');
    await saved();
  });

  test('adds a quote block, undoes and redoes it', async () => {
    await page.getByRole('button', { name: 'Insert below' }).click();
    await page.getByRole('combobox', { name: 'Search blocks' }).fill('quote');
    await page.keyboard.press('Enter');
    const quotes = page.locator('[data-block=QuoteBlock]');
    await quotes.waitFor();
    await page.getByRole('button', { name: 'Close the sidebar' }).click();
    await page.keyboard.press('Control+z');
    await quotes.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Shift+z');
    await quotes.waitFor();
    await page.getByRole('button', { name: 'Keep as it is: Quote' }).click();
    await saved();
  });

  test('saves, and visitors still see the published version', async () => {
    await page.getByRole('button', { name: 'Save page' }).click();
    await toast('Page Saved');
    expect((await visit()).text).not.toContain(WORD);
    expect(await found()).toEqual([]);
  });

  test('publishes, and a visitor without a session gets the new version from the server', async () => {
    await page.getByRole('button', { name: 'Publish page' }).click();
    // The title, which has become longer than search engines show, causes a warning.
    await page.getByRole('dialog', { name: 'Publish page' }).getByRole('button', { name: 'Publish anyway' }).click();
    await toast('Page Published');
    await until(async () => (await visit()).text.includes(WORD));
    const { text, headers } = await visit();
    expect(text).toMatch(new RegExp(`<h1[^>]*>[^<]*${WORD} and all</h1>`));
    expect(text).toContain('in the words of the person');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('the search finds it by a word, and the sitemap lists it', async () => {
    await until(async () => (await found()).includes(SLUG));
    expect(await inSitemap()).toBe(true);
  });

  test('unpublishing removes it from all three', async () => {
    await page.getByRole('button', { name: 'Open page settings' }).click();
    await page.getByRole('button', { name: 'Unpublish Page' }).click();
    await page.getByRole('dialog', { name: 'Unpublish page' }).getByRole('button', { name: 'Unpublish' }).click();
    await toast('Page Unpublished');
    await until(async () => (await visit()).status === 404);
    await until(async () => (await found()).length === 0);
    await until(async () => !(await inSitemap()));
  });
});
