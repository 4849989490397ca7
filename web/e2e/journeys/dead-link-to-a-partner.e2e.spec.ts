import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EditorAtWork } from './editor-at-work.ts';
import { type Website, richText, startWebsite } from './website.ts';

describe('a partner has removed the page to which we link', () => {
  /** Serves one page, and requires a password below /staff. */
  const partner = createServer((request, response) => {
    const status = request.url === '/terms' ? 200 : request.url!.startsWith('/staff') ? 401 : 404;
    response.writeHead(status).end();
  });
  let website: Website;
  let ann: EditorAtWork;
  let at: (path: string) => string;
  beforeAll(async () => {
    partner.listen(0, '127.0.0.1');
    await once(partner, 'listening');
    at = (path) => `http://partner.example:${(partner.address() as AddressInfo).port}${path}`;
    const linkNetwork = {
      resolve: async (host: string) => (host === 'partner.example' ? ['127.0.0.1'] : []),
      isAllowed: () => true,
    };
    website = await startWebsite({}, { linkNetwork });
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
    ann = await website.sitsDownAt('partners');
  });
  afterAll(async () => {
    await website?.stop();
    partner.close();
  });

  const publishing = () => ann.dialog('Publish page');
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
