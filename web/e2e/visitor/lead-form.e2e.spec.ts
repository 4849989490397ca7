import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type EditingSite, startEditing } from '../editing-site.ts';
import { eventually } from '../eventually.ts';
import { openPage } from '../open-page.ts';
import { findHiddenText } from './hidden-text.ts';
import { violations } from './violations.ts';

let editing: EditingSite;
let url: string;
let context: BrowserContext;
let page: Page;

const form = {
  componentType: 'Form',
  key: 'quote',
  title: 'Ask for a quote',
  text: '',
  fields: [
    { key: 'name', kind: 'text', label: 'Name', required: true, options: '' },
    { key: 'email', kind: 'email', label: 'Email', required: true, options: '' },
    { key: 'size', kind: 'choice', label: 'Employees', required: true, options: 'Fewer than 20\n20 or more' },
    { key: 'text', kind: 'longText', label: 'What you need', required: false, options: '' },
  ],
  consent: 'You may store this.',
  successMessage: 'Thank you. You get our quote.',
};

beforeAll(async () => {
  editing = await startEditing();
  ({ url } = editing.site.bff);
  const saved = await editing.makePage('quote', { header: { title: 'Quote' }, contents: [form] });
  await editing.call('/page/publishPage', { page: saved });
});
afterAll(() => editing?.stop());

async function start(options: BrowserContextOptions = {}) {
  context = await editing.browser.newContext({ viewport: { width: 390, height: 800 }, ...options });
  await context.addCookies([{ name: 'acceptedCookies', value: 'true', url }]);
  page = await context.newPage();
}
const open = (query = '') => openPage(page, `${url}/quote${query}`);
async function fill(name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill('edith@example.org');
  await page.getByLabel('Employees').selectOption('20 or more');
  await page.getByLabel('What you need').fill('Group life');
  await page.getByLabel('You may store this.').check();
}
const submit = () => page.getByRole('button', { name: 'Send' });
const thanks = () => page.getByText('Thank you. You get our quote.');
const leadsOf = async (name: string) =>
  (await editing.call('/leads/listLeads')).leads.filter(
    ({ values }: { values: { value: string }[] }) => values[0]!.value === name,
  );

describe('with JavaScript', () => {
  beforeAll(() => start());
  afterAll(() => context.close());

  test('a form with the subject of its link is sent once, without loading the page, and the focus moves to the thanks', async () => {
    await open('?about=Group+life');
    await page.getByText('About: Group life').waitFor();
    expect(await violations(page)).toEqual([]);
    // People neither see nor reach the field for robots.
    await page.getByLabel('You may store this.').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send');
    expect(await page.getByRole('textbox').count()).toBe(3);
    await fill('Edith');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await submit().dblclick();
    await thanks().waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.id), 'sent-quote');
    // The thanks look like no error.
    expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).toBe('none');
    expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true);
    const leads = await leadsOf('Edith');
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ context: { about: 'Group life' }, values: { length: 4 } });
  });

  test('mistakes are shown at their fields, and what was typed stays', async () => {
    await open();
    await fill('Ada');
    await page.getByLabel('Email').fill('ada@');
    await submit().click();
    await page.getByText('Please enter a complete email address').waitFor();
    await eventually(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'field-email');
    expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('What you need').inputValue()).toBe('Group life');
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Email').fill('ada@example');
    expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Email').fill('ada@müller.de');
    await page.getByText('Please enter a complete email address').waitFor({ state: 'detached' });
    await page.getByText('Please check these fields').waitFor({ state: 'detached' });
    await submit().click();
    await thanks().waitFor();
    expect((await leadsOf('Ada'))[0].values[1]).toEqual({ label: 'Email', value: 'ada@müller.de' });
  });

  test('what was typed is there again after Back and a reload, until it is sent', async () => {
    await open();
    await fill('Nora');
    const typed = async () => [
      await page.getByLabel('Name').inputValue(),
      await page.getByLabel('Employees').inputValue(),
      await page.getByLabel('What you need').inputValue(),
      await page.getByLabel('You may store this.').isChecked(),
    ];
    const all = ['Nora', '20 or more', 'Group life', true];
    await page.goto(`${url}/`);
    await page.goBack();
    await eventually(typed, all);
    await page.reload();
    await eventually(typed, all);
    await submit().click();
    await thanks().waitFor();
    await open();
    expect(await typed()).toEqual(['', '', '', false]);
  });

  test('a lost response is repeated without a second lead', async () => {
    await open();
    let isLost = true;
    await context.route('**/api/leads/submitForm', async (route) => {
      await route.fetch();
      if (!isLost) return route.continue();
      isLost = false;
      await route.abort();
    });
    await fill('Grace');
    await submit().click();
    await page.getByRole('alert').filter({ hasText: 'Check your connection' }).waitFor();
    await submit().click();
    await thanks().waitFor();
    expect(await leadsOf('Grace')).toHaveLength(1);
  });
});

describe('without JavaScript', () => {
  beforeAll(() => start({ javaScriptEnabled: false }));
  afterAll(() => context.close());
  beforeEach(() => page.goto(`${url}/quote`));

  test('browsers can fill in what they know, and a form is sent, after which its page shows the thanks instead of the form', async () => {
    expect(await page.getByLabel('Name').getAttribute('autocomplete')).toBe('name');
    expect(await page.getByLabel('Email').getAttribute('autocomplete')).toBe('email');
    expect(await page.getByLabel('What you need').getAttribute('autocomplete')).toBeNull();
    expect([await thanks().isVisible(), await submit().isVisible()]).toEqual([false, true]);
    expect(await findHiddenText(page)).toEqual([]);
    await fill('Rosa');
    await submit().click();
    await thanks().waitFor();
    expect(new URL(page.url()).pathname).toBe('/quote');
    expect([await thanks().isVisible(), await page.getByLabel('Name').isVisible()]).toEqual([true, false]);
    expect(await leadsOf('Rosa')).toHaveLength(1);
  });

  test('mistakes that only the server finds are shown at their fields, and what was typed stays', async () => {
    await fill('Maria');
    // A browser accepts an address without a top-level domain, but the site does not.
    await page.getByLabel('Email').fill('maria@localhost');
    await submit().click();
    await page.getByText('Please enter a complete email address').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('maria@localhost');
    expect(await page.getByLabel('What you need').inputValue()).toBe('Group life');
    expect(await page.getByLabel('Employees').inputValue()).toBe('20 or more');
    expect(await page.getByLabel('You may store this.').isChecked()).toBe(true);
    await page.getByLabel('Email').fill('maria@example.org');
    await submit().click();
    await thanks().waitFor();
    expect(await leadsOf('Maria')).toHaveLength(1);
  });
});
