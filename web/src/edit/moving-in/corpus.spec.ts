/** @jest-environment ./scripts/jest/document-environment.js */
import { findNewContentErrors } from '../../../../proto/blocks/validate-content.ts';
import { PageContent } from '../../../../proto/entities/page.ts';
import { sanitizeRichTexts } from '../../../../services/kit/rich-text/sanitize.ts';
import { buildDocx, footnoteReference, listItem, paragraph, picture, table } from './testing/build-docx.ts';
import { buildWxr, OLD_SITE } from './testing/build-wxr.ts';
import { describeBlocks, inParts, planAll, readEntries, upload } from './testing/read-corpus.ts';
import type { ImportedArticle, ImportedFile } from './imported-article.ts';
import { plainText } from './plain-text.ts';
import type { PlannedPage } from './plan.ts';
import { readCsv } from './read-csv.ts';
import { readDocx } from './read-docx.ts';
import { readWxr } from './wordpress/read-wxr.ts';

const attachment = (id: number, name: string) => ({
  id,
  type: 'attachment',
  status: 'inherit',
  attachment: upload(name),
});
const docx = (body: string, name = 'plan.docx') => {
  const bytes = buildDocx(body);
  return readDocx({ buffer: Buffer.from(bytes) }, name);
};

interface Case {
  read: () => Promise<ImportedFile> | ImportedFile;
  /** Blocks of the first article. */
  blocks: string[];
  notes?: string[];
  fileNotes?: string[];
}

const cases: Record<string, Case> = {
  'the classic editor: blank lines, line ends, lists and preformatted text': {
    read: () =>
      readEntries([
        {
          id: 1,
          html: 'First line\nsecond line\n\n<strong>Bold</strong> paragraph\n\n<ul>\n\n<li>One</li>\n\n<li>Two</li>\n\n</ul>\n<pre>a\n\nb</pre>\n<!--more-->\nLast',
        },
      ]),
    blocks: [
      '<p>First line<br />second line</p><p><strong>Bold</strong> paragraph</p><ul><li><p>One</p></li><li><p>Two</p></li></ul><p><code>a</code></p><p><code>b</code></p><p>Last</p>',
    ],
  },
  'blocks of Gutenberg': {
    read: () =>
      readEntries([
        {
          id: 1,
          html: `<!-- wp:heading {"level":2} -->\n<h2 class="wp-block-heading">Leave</h2>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>Sixteen <em>weeks</em>.</p>\n<!-- /wp:paragraph -->\n<!-- wp:image {"id":5} -->\n<figure class="wp-block-image"><img src="${upload('tern.jpg')}" alt="A tern"/><figcaption>In <em>flight</em></figcaption></figure>\n<!-- /wp:image -->\n<!-- wp:separator -->\n<hr class="wp-block-separator"/>\n<!-- /wp:separator -->\n<!-- wp:quote -->\n<blockquote class="wp-block-quote"><p>Work is long.</p><cite>Mere</cite></blockquote>\n<!-- /wp:quote -->\n<!-- wp:embed {"url":"https://youtu.be/dQw4w9WgXcQ"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div><figcaption>A film</figcaption></figure>\n<!-- /wp:embed -->\n<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="https://shop.example/">Buy</a></div><!-- /wp:button --></div><!-- /wp:buttons -->\n<!-- wp:latest-posts {"postsToShow":3} /-->`,
        },
      ]),
    blocks: [
      '<h2>Leave</h2><p>Sixteen <em>weeks</em>.</p>',
      `Media {"image":{"imageId":"${upload('tern.jpg')}","alt":"A tern"},"caption":"In flight"}`,
      'DividingLine {"look":"line"}',
      'QuoteBlock {"quote":"<p>Work is long.</p>","name":"Mere","image":{},"look":"plain"}',
      'Media {"image":{},"video":{"videoId":"dQw4w9WgXcQ","type":"youtube"},"caption":"A film"}',
      'CtaButton {"link":{"type":"external","href":"https://shop.example/","text":"Buy"},"look":"full","align":"start"}',
    ],
    notes: ['The block “latest-posts” has no content in the export.'],
  },
  'columns, galleries, details and a reusable block': {
    read: () =>
      readEntries([
        { id: 9, type: 'wp_block', html: '<!-- wp:paragraph --><p>Call us.</p><!-- /wp:paragraph -->' },
        {
          id: 1,
          html: `<!-- wp:columns --><div class="wp-block-columns"><div class="wp-block-column"><p>Left</p></div><div class="wp-block-column"><p>Right</p></div></div><!-- /wp:columns --><!-- wp:gallery --><figure class="wp-block-gallery"><figure class="wp-block-image"><img src="${upload('a.jpg')}" alt="A"><figcaption>One</figcaption></figure><figure class="wp-block-image"><img src="${upload('b.jpg')}" alt=""></figure></figure><!-- /wp:gallery --><!-- wp:details --><details><summary>How long?</summary><p>A year.</p></details><!-- /wp:details --><!-- wp:block {"ref":9} /-->`,
        },
      ]),
    blocks: [
      '<p>Left</p><p>Right</p>',
      `ContentGrid {"columns":"2","cells":[{"key":"import-2-cell-0","image":{"imageId":"${upload('a.jpg')}","alt":"A"},"text":"One","link":{"type":"page"}},{"key":"import-2-cell-1","image":{"imageId":"${upload('b.jpg')}"},"link":{"type":"page"}}]}`,
      'Accordion {"items":[{"key":"import-3-row","title":"How long?","text":"<p>A year.</p>"}],"single":false}',
      '<p>Call us.</p>',
    ],
    notes: ['Columns were put below each other.'],
  },
  'shortcodes, and words in brackets that are none': {
    read: () =>
      readEntries([
        attachment(7, 'c.jpg'),
        {
          id: 1,
          html: `He said [sic] so [1].\n\n[caption id="attachment_5" width="300"]<a href="${upload('tern.jpg')}"><img src="${upload('tern-300x200.jpg')}" alt="A tern" width="300"/></a> In flight[/caption]\n\n[gallery ids="7,8"]\n\n[embed]https://vimeo.com/76979871[/embed]\n\n[button color="red"]Press me[/button]\n\n[contact-form-7 id="12"]\n\nhttps://social.example/post/1`,
        },
      ]),
    blocks: [
      '<p>He said [sic] so [1].</p>',
      `Media {"image":{"imageId":"${upload('tern-300x200.jpg')}","alt":"A tern"},"caption":"In flight"}`,
      `ContentGrid {"columns":"3","cells":[{"key":"import-3-cell-0","image":{"imageId":"${upload('c.jpg')}"},"link":{"type":"page"}}]}`,
      'Media {"image":{},"video":{"videoId":"76979871","type":"vimeo"}}',
      '<p>Press me</p><p><a href="https://social.example/post/1">https://social.example/post/1</a></p>',
    ],
    notes: [
      'The shortcode [button] was removed, its text was kept.',
      'The shortcode [contact-form-7] was removed, its text was kept.',
      'An embedded address became a link: https://social.example/post/1',
    ],
  },
  'pictures within texts, lists and links, and those that are none': {
    read: () =>
      readEntries([
        {
          id: 1,
          html: `<p>Before <img src="/a.jpg" alt="A"> after<img class="emoji" alt="🙂" src="e.png"></p><ul><li>One <img src="${upload('b.jpg')}"></li></ul><p><a href="https://shop.example/"><img src="data:image/gif;base64,R0" data-src="${upload('c.jpg')}"></a></p><img src="t.gif" width="1" height="1">`,
        },
      ]),
    blocks: [
      `Media {"image":{"imageId":"${OLD_SITE}/a.jpg","alt":"A"}}`,
      '<p>Before after🙂</p>',
      `Media {"image":{"imageId":"${upload('b.jpg')}"}}`,
      '<ul><li><p>One</p></li></ul>',
      `Media {"image":{"imageId":"${upload('c.jpg')}"}}`,
    ],
    notes: ['A picture within a text was put before it.', 'A picture no longer links to https://shop.example/'],
  },
  'pages below pages, whose parent comes later': {
    read: () =>
      readEntries([
        { id: 2, type: 'page', name: 'team', parent: 1, link: `${OLD_SITE}/about/team/`, html: '<p>We.</p>' },
        { id: 1, type: 'page', name: 'about', link: `${OLD_SITE}/about/`, html: '<p>Us.</p>' },
      ]),
    blocks: ['<p>We.</p>'],
  },
  'drafts, private and deleted articles': {
    read: () =>
      readEntries([
        { id: 1, status: 'private', html: 'Secret' },
        { id: 2, status: 'draft', title: 'Not yet', html: 'Soon' },
        { id: 3, status: 'trash', html: 'Gone' },
        { id: 4, password: 'x', html: 'Locked' },
      ]),
    blocks: ['<p>Secret</p>'],
    notes: ['Was “private” in WordPress, and is a draft here.'],
    fileNotes: ['Left out: deleted articles (1).'],
  },
  'attachments, menus, products and comments are left out': {
    read: () =>
      readEntries([
        attachment(5, 'tern.jpg'),
        { id: 1, html: 'Text', thumbnail: 5, comments: ['First!', 'No, second'] },
        { id: 6, type: 'nav_menu_item' },
        { id: 7, type: 'product' },
        { id: 8, type: 'product' },
      ]),
    blocks: ['<p>Text</p>'],
    notes: ['Left out: comments (2).'],
    fileNotes: ['Left out: entries of the type “nav_menu_item” (1).', 'Left out: entries of the type “product” (2).'],
  },
  'marks of XML within a text': {
    read: () =>
      readEntries([{ id: 1, title: 'A ]]> B &amp; C', html: '<p>a ]]> b &amp;lt; c &lt;d&gt; &nbsp;€ &#8212; x</p>' }]),
    blocks: ['<p>a ]]&gt; b &amp;lt; c &lt;d&gt; € — x</p>'],
  },
  'categories in two languages': {
    read: () =>
      readEntries([
        {
          id: 1,
          html: 'Text',
          categories: [
            ['category', 'Uncategorized'],
            ['category', 'Family &amp; Leave'],
            ['category', 'Familie'],
            ['post_tag', '育児休暇'],
            ['post_format', 'Aside'],
          ],
        },
      ]),
    blocks: ['<p>Text</p>'],
  },
  'broken HTML': {
    read: () =>
      readEntries([
        {
          id: 1,
          html: '<p>Open <b>bold <i>both</b> italic</p></div><table><td>cell<p onclick="steal()">in it<script>alert(1)</script>',
        },
      ]),
    blocks: ['<p>Open <strong>bold <em>both</em></strong><em> italic</em></p><p>cell</p><p>in it</p>'],
    notes: ['No block shows a script.'],
  },
  'addresses in other scripts': {
    read: () =>
      readEntries([
        {
          id: 1,
          title: '育児休暇',
          name: encodeURIComponent('育児休暇'),
          html: '保険',
          link: `${OLD_SITE}/${encodeURIComponent('育児休暇')}/`,
        },
      ]),
    blocks: ['<p>保険</p>'],
  },
  'a file that ends early and has characters that XML forbids': {
    read: () => {
      const whole = buildWxr([
        { id: 1, html: 'First \u0008text' },
        { id: 2, html: 'Second' },
      ]);
      return readWxr(inParts(whole.slice(0, whole.lastIndexOf('<item>') + 40)));
    },
    blocks: ['<p>First text</p>'],
    fileNotes: ['The file has faults, and may end early or miss articles.'],
  },
  'links between articles, to files and to other websites': {
    read: () =>
      readEntries([
        {
          id: 1,
          html: `<p><a href="${OLD_SITE}/2024/05/article-2/#part">Next</a> <a href="/2024/05/article-2/">too</a> <a href="${upload('plan.pdf')}">Plan</a> <a href="https://shop.example/">Shop</a></p>`,
        },
        { id: 2, html: 'Text' },
      ]),
    blocks: [
      `<p><a href="/au/news/article-2#part">Next</a> <a href="/au/news/article-2">too</a> <a href="${upload('plan.pdf')}">Plan</a> <a href="https://shop.example/">Shop</a></p>`,
    ],
    notes: [`Links to a file of the old website: ${upload('plan.pdf')}`],
  },
  'a Word document with lists, tables, pictures and footnotes': {
    read: () =>
      docx(
        [
          paragraph('Parental leave', 'Title'),
          paragraph('Who', 'Heading1'),
          paragraph('Every parent', '', footnoteReference),
          listItem('Birth'),
          listItem('Adoption'),
          table([
            ['Weeks', 'Pay'],
            ['16', '100 %'],
          ]),
          picture('A family'),
        ].join(''),
      ),
    blocks: [
      '<h2>Who</h2><p>Every parent[1]</p><ol><li><p>Birth</p></li><li><p>Adoption</p></li></ol><table><tbody><tr><td><p>Weeks</p></td><td><p>Pay</p></td></tr><tr><td><p>16</p></td><td><p>100 %</p></td></tr></tbody></table>',
      expect.stringMatching(
        /^Media {"image":{"imageId":"picture:[0-9a-f]{16}","alt":"A family"}}$/,
      ) as unknown as string,
      '<ol><li><p>A note.</p></li></ol>',
    ],
    notes: ['Raised or lowered signs are on the line now.'],
  },
  'a table with quotes, semicolons, a byte order mark and bad dates': {
    read: () =>
      readCsv(
        '\ufeffTitle;Text;Date;Tags;URL\r\n"A ""B""; C";"First line\r\nsecond\r\n\r\nNext & last";6.5.2024;Leave, Pay;https://old.example/a-b/\r\nTwo;<p>HTML</p>;05/06/2024;;\r\n;;;;\r\n',
        'articles.csv',
      ),
    blocks: ['<p>First line<br />second</p><p>Next &amp; last</p>'],
  },
};

describe.each(Object.entries(cases))('%s', (_, { read, blocks, notes = [], fileNotes = [] }) => {
  let file: ImportedFile;
  let planned: PlannedPage[];
  beforeAll(async () => {
    file = await read();
    planned = await planAll(file.articles);
  });

  test('becomes blocks, and what does not fit is named', () => {
    expect(describeBlocks(planned[0]!.fields)).toEqual(blocks);
    expect([planned[0]!.notes, file.notes]).toEqual([notes, fileNotes]);
  });

  test('is accepted by the services as it is', async () => {
    for (const { fields, slug, type } of planned) {
      const page = { domainId: 'd', slug, pageType: type.name, template: type.templates[0]!, ...fields! };
      expect(PageContent.parse(page)).toEqual(page);
      expect(findNewContentErrors(page as PageContent, null)).toEqual([]);
      expect(await sanitizeRichTexts(page)).toEqual(page);
    }
  });

  test('loses no word', () => {
    for (const { article, fields } of planned) expect(lostWords(article, JSON.stringify(fields))).toEqual([]);
  });
});

/** Words of the article that the page does not contain. A script is not read. */
function lostWords({ html }: ImportedArticle, page: string): string[] {
  const text = plainText(
    html.replace(/<script.*?(<\/script>|$)/gs, '').replace(/<\/?(p|li|td|br|div|h\d|figcaption|summary)\b/g, ' $&'),
  );
  const kept = plainText(page.replaceAll('\\"', '"').replace(/<\/?(p|li|td|br|div|h\d|figcaption|summary)\b/g, ' $&'));
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !kept.includes(word));
}
