import { createHash } from 'node:crypto';
import type { Article } from '../../proto/entities/page.ts';
import type { ShareCard } from '../../proto/entities/share-card.ts';
import { escapeMarkup } from '../../proto/escape-markup.ts';
import { plainText } from '../../proto/rich-text.ts';
import { slugToPath } from '../../proto/slug.ts';
import { encodePart } from '../../proto/unicode.ts';
import type { Visit } from '../../proto/visit.ts';

export type FeedFormat = 'atom' | 'rss';

/** Renders Atom (RFC 4287), or RSS 2.0 with elements of Atom, Dublin Core and Media RSS. */
export function renderFeed(visit: Visit, card: ShareCard, format: FeedFormat): string {
  const feed = createFeed(visit, card);
  return `<?xml version="1.0" encoding="utf-8"?>\n${(format === 'atom' ? atom(feed) : rss(feed)).markup}\n`;
}

function createFeed({ origin, canonical, domainId, language, page, settings, listing }: Visit, card: ShareCard) {
  const address = origin + canonical;
  const items = (listing?.articles ?? []).map((article) => createItem(article, origin));
  const { title, label, site } = card;
  return {
    id: createId(page?._id ?? `${domainId} ${canonical}`),
    address,
    language,
    author: site,
    title: [title, site, title.includes(label) ? '' : label].filter(Boolean).join(' – '),
    description: page?.description || plainText(page?.header.introduction ?? '') || settings.description || title,
    updated: new Date(Math.max(Date.parse(page?.lastPublished ?? '') || 0, ...items.map(({ updated }) => +updated))),
    items,
  };
}

type Feed = ReturnType<typeof createFeed>;
type Item = ReturnType<typeof createItem>;

function createItem({ _id, slug, pageType, header, author, tags = [], lastPublished }: Article, origin: string) {
  const updated = new Date(lastPublished ?? 0);
  const written = new Date(pageType === 'event' ? '' : (header.date ?? ''));
  const { imageId = '' } = header.image ?? {};
  return {
    id: createId(_id),
    address: origin + slugToPath(slug),
    title: (header.title ?? '').trim(),
    summary: header.description?.trim() || plainText(header.introduction ?? ''),
    author,
    tags,
    updated,
    /** The header of an event has the date of the event, and feed readers pin entries with future dates to the top. */
    published: written <= updated ? written : updated,
    picture: imageId === '' || imageId.includes(':') ? '' : `${origin}/img/${encodePart(imageId)}?w=1200&h=630&f=jpg`,
  };
}

/** Creates a UUID, because addresses change when an article moves, and differ between the host names of the site. */
function createId(name: string): string {
  const hex = createHash('sha1').update(name).digest('hex');
  const variant = ((parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, variant + hex.slice(17, 20)];
  return `urn:uuid:${[...groups, hex.slice(20, 32)].join('-')}`;
}

const atom = ({ id, address, language, author, title, description, updated, items }: Feed) => xml`
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${id}</id><title>${title}</title><subtitle>${description}</subtitle><updated>${updated.toISOString()}</updated>
<author><name>${author}</name></author>
<link rel="self" type="application/atom+xml" href="${address}/feed.xml"/><link rel="alternate" type="text/html" href="${address}"/>
${items.map(atomEntry)}</feed>`;

const atomEntry = ({ id, address, title, summary, author, tags, updated, published, picture }: Item) => xml`
<entry><id>${id}</id><title>${title}</title><link rel="alternate" type="text/html" href="${address}"/>
<published>${published.toISOString()}</published><updated>${updated.toISOString()}</updated>
${author ? xml`<author><name>${author}</name></author>` : ''}<summary>${summary}</summary>
${picture ? xml`<link rel="enclosure" type="image/jpeg" href="${picture}"/>` : ''}${tags.map((tag) => xml`<category term="${tag}"/>`)}
</entry>
`;

const rss = ({ address, language, title, description, updated, items }: Feed) => xml`
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel><title>${title}</title><link>${address}</link><description>${asHtml(description)}</description>
<language>${language}</language><lastBuildDate>${updated.toUTCString()}</lastBuildDate>
<atom:link rel="self" type="application/rss+xml" href="${address}/rss.xml"/>
${items.map(rssItem)}</channel></rss>`;

const rssItem = ({ id, address, title, summary, author, tags, published, picture }: Item) => xml`
<item><title>${title}</title><link>${address}</link><guid isPermaLink="false">${id}</guid>
<pubDate>${published.toUTCString()}</pubDate><description>${asHtml(summary)}</description>
${author ? xml`<dc:creator>${author}</dc:creator>` : ''}
${picture ? xml`<media:content url="${picture}" type="image/jpeg" medium="image" width="1200" height="630"/>` : ''}${tags.map((tag) => xml`<category>${tag}</category>`)}
</item>
`;

/** RSS readers treat a description as HTML, so its text is escaped once more. */
const asHtml = escapeMarkup;

interface Xml {
  markup: string;
}

/** Escapes the inserted texts. */
const xml = (markup: TemplateStringsArray, ...inserted: (string | Xml | Xml[])[]): Xml => ({
  markup: String.raw({ raw: markup }, ...inserted.map(toMarkup)).trim(),
});

const toMarkup = (value: string | Xml | Xml[]): string =>
  Array.isArray(value)
    ? value.map(({ markup }) => markup).join('\n')
    : typeof value === 'string'
      ? escapeMarkup(value)
      : value.markup;
