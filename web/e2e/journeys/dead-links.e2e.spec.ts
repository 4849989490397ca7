import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../eventually.ts';
import type { EditorAtWork } from './editor-at-work.ts';
import { type Website, richText, startWebsite } from './website.ts';

/** Serves one page, and requires a password below /staff. */
const partner = createServer((request, response) => {
  const status = request.url === '/terms' ? 200 : request.url!.startsWith('/staff') ? 401 : 404;
  response.writeHead(status).end();
});
let website: Website;
let ann: EditorAtWork;
beforeAll(async () => {
  partner.listen(0, '127.0.0.1');
  await once(partner, 'listening');
  const linkNetwork = {
    resolve: async (host: string) => (host === 'partner.example' ? ['127.0.0.1'] : []),
    isAllowed: () => true,
  };
  website = await startWebsite({ au: 'Australia' }, { linkNetwork });
});
afterAll(async () => {
  await website?.stop();
  partner.close();
});
const publishing = () => ann.dialog('Publish page');

describe('a page with a link that leads nowhere does not go online', () => {
  beforeAll(async () => {
    await website.hasPublishedPage('au/contact', { title: 'Talk to us' });
    await website.hasPublishedPage('au/income', {
      title: 'Income protection',
      contents: [
        richText('text', '<p>It pays when you cannot work.</p>'),
        { componentType: 'CtaButton', key: 'b', link: { type: 'page', href: '/au/contakt', text: 'Talk to us' } },
      ],
    });
    ann = await website.sitsDownAt('au/income');
  });

  test('decides for the whole website that dead links stop a page', async () => {
    await ann.chooses('Open site settings');
    const settings = ann.dialog('Welcome to your dashboard root');
    await settings.getByRole('tab', { name: 'Publishing' }).click();
    await settings.getByLabel('Links to missing pages').selectOption('Block publishing');
    await settings.getByRole('button', { name: 'Publish', exact: true }).click();
    await ann.reads('Site Settings Published');
    await settings.getByRole('button', { name: 'Close', exact: true }).click();
  });

  test('wants to publish a change, and reads which link is dead and that it must be solved', async () => {
    await ann.edits();
    await ann.writesAfter('It pays when you cannot work.', ' For two years.');
    await ann.isSaved();
    await ann.chooses('Publish page');
    await publishing().getByText('The link “Talk to us (/au/contakt)” leads nowhere.').waitFor();
    await publishing().getByText('Must be solved · In: Button').waitFor();
    await publishing().getByText('This website does not publish pages with the problems').waitFor();
    expect(await publishing().getByRole('button', { name: 'Publish anyway' }).isDisabled()).toBe(true);
    expect(await website.showsVisitors('au/income')).not.toContain('For two years.');
  });

  test('goes to the link from there, and chooses the page by its title', async () => {
    await publishing().getByRole('button', { name: 'Go to' }).click();
    await ann.sidebar.getByText('No page has this address yet.').waitFor();
    await ann.sidebar.getByRole('combobox', { name: 'Page' }).fill('talk to');
    await ann.sidebar.getByRole('option', { name: /Talk to us/ }).click();
    await eventually(() => ann.sidebar.getByText('No page has this address yet.').count(), 0);
  });

  test('publishes, and the link works for visitors', async () => {
    await ann.publishes();
    const visited = await website.showsVisitors('au/income');
    expect(visited).toContain('For two years.');
    expect(visited).toContain('href="/au/contact"');
  });
});

describe('a partner has removed the page to which we link', () => {
  beforeAll(async () => {
    const at = (path: string) => `http://partner.example:${(partner.address() as AddressInfo).port}${path}`;
    await website.hasPublishedPage('partners', {
      title: 'Our partners',
      contents: [
        richText('terms', `<p>Read <a href="${at('/terms')}">their terms</a>.</p>`),
        richText('staff', `<p>Ask <a href="${at('/staff/mia')}">Mia</a>.</p>`),
        richText('prices', `<p>Look at <a href="${at('/prices')}">their prices</a>.</p>`),
        {
          componentType: 'CtaButton',
          key: 'b',
          link: { type: 'external', href: 'https://closed.example', text: 'Their shop' },
        },
      ],
    });
    await ann.opens('partners');
  });

  const problems = () => publishing().getByRole('list', { name: 'Problems' }).getByRole('listitem');

  test('wants to publish the page, and reads which links are dead and why, but not what could not be checked', async () => {
    await ann.chooses('Publish page');
    await problems().first().waitFor();
    const texts = await problems().evaluateAll((all) => all.map((one) => one.querySelector('span')!.textContent));
    expect(texts).toEqual([
      expect.stringMatching(
        /^The link “their prices \(.*\)” leads to a page that the other website does not have\.Warning/,
      ),
      expect.stringMatching(
        /^The link “Their shop \(.*\)” leads to a website that does not exist\.Warning · In: Button/,
      ),
    ]);
  });

  test('goes to the text with the link, and writes it again', async () => {
    await publishing().getByRole('button', { name: 'Go to it: The link “their prices' }).click();
    await ann.sidebar.getByRole('heading', { name: 'Rich text' }).waitFor();
    await ann.writesInsteadOf('Look at', 'Ask us for their prices.');
    await ann.isSaved();
  });

  test('decides that the shop may stay for today, and publishes anyway', async () => {
    await ann.chooses('Publish page');
    await publishing().getByText('leads to a website that does not exist').waitFor();
    // The list of changes contains these words too.
    expect(await problems().count()).toBe(1);
    await publishing().getByRole('button', { name: 'Publish anyway' }).click();
    await ann.receipt.getByText('Visitors get this version').waitFor();
    expect(await website.showsVisitors('partners')).toContain('Ask us for their prices.');
  });
});
