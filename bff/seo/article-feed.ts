import { Feed } from 'feed';
import { plainText } from '../../proto/rich-text.ts';
import type { Article } from '../../proto/entities/article.ts';
import type { ShareCard } from '../../proto/entities/share-card.ts';
import { slugToPath } from '../../proto/slug.ts';
import type { Visit } from '../../proto/visit.ts';

type Format = 'atom' | 'rss';

export function renderFeed(visit: Visit, { title, label, site }: ShareCard, format: Format): string {
  const { origin, canonical, language, listing } = visit;
  const address = origin + canonical;
  const articles = listing?.articles ?? [];
  const feed = new Feed({
    id: address,
    link: address,
    title: withoutControls([title, site, title.includes(label) ? '' : label].filter(Boolean).join(' – ')),
    language,
    copyright: '',
    favicon: `${origin}/favicon.ico`,
    feedLinks: { [format]: `${address}/${feedFile[format]}` },
    updated: new Date(Math.max(0, ...articles.map((article) => dateOf(article).getTime()))),
  });
  for (const article of articles) feed.addItem(itemOf(article, origin));
  return format === 'atom' ? feed.atom1() : feed.rss2();
}

const feedFile: Record<Format, string> = { atom: 'feed.xml', rss: 'rss.xml' };

function itemOf(article: Article, origin: string) {
  const { slug, header, tags = [] } = article;
  const link = origin + slugToPath(slug);
  return {
    id: link,
    link,
    title: withoutControls((header.title ?? '').trim()),
    description: withoutControls(header.description?.trim() || plainText(header.introduction ?? '')),
    date: dateOf(article),
    category: tags.map((name) => ({ name: withoutControls(name) })),
  };
}

function dateOf({ header, lastPublished }: Article): Date {
  const written = new Date(header.date ?? '');
  return Number.isNaN(written.getTime()) ? new Date(lastPublished ?? 0) : written;
}

/** XML cannot contain them in any form. */
const withoutControls = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
