import { escapeMarkup } from '../../../../../proto/escape-markup.ts';
import { encodePart } from '../../../../../proto/unicode.ts';

interface Entry {
  id: number;
  title?: string;
  html?: string;
  type?: string;
  status?: string;
  name?: string;
  link?: string;
  parent?: number;
  date?: string;
  creator?: string;
  excerpt?: string;
  password?: string;
  attachment?: string;
  categories?: readonly (readonly [domain: string, name: string])[];
  thumbnail?: number;
  comments?: readonly string[];
}

export const OLD_SITE = 'https://old.example';

/** Writes a file of the structure that WordPress exports (WXR 1.2). */
export const buildWxr = (
  entries: readonly Entry[],
  authors: Record<string, string> = { ann: 'Ann Lee' },
): string => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old website</title><link>${OLD_SITE}</link><language>en-AU</language>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${OLD_SITE}</wp:base_site_url><wp:base_blog_url>${OLD_SITE}</wp:base_blog_url>
${Object.entries(authors)
  .map(
    ([login, name]) =>
      `<wp:author><wp:author_login>${cdata(login)}</wp:author_login><wp:author_display_name>${cdata(name)}</wp:author_display_name></wp:author>`,
  )
  .join('\n')}
${entries.map(item).join('\n')}
</channel>
</rss>`;

const item = (entry: Entry): string => {
  const { id, title = `Article ${entry.id}`, html = '', type = 'post', status = 'publish', parent = 0 } = entry;
  const { date = '2024-05-06 10:11:12', creator = 'ann', excerpt = '', password = '', categories = [] } = entry;
  const name = entry.name ?? (status === 'draft' ? '' : `article-${id}`);
  const link = entry.link ?? (status === 'draft' ? `${OLD_SITE}/?p=${id}` : `${OLD_SITE}/2024/05/${name}/`);
  return `<item>
<title>${cdata(title)}</title><link>${escapeMarkup(link)}</link><pubDate>Mon, 06 May 2024 00:11:12 +0000</pubDate>
<dc:creator>${cdata(creator)}</dc:creator><guid isPermaLink="false">${OLD_SITE}/?p=${id}</guid><description></description>
<content:encoded>${cdata(html)}</content:encoded><excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${cdata(date)}</wp:post_date><wp:post_name>${cdata(name)}</wp:post_name>
<wp:status>${cdata(status)}</wp:status><wp:post_parent>${parent}</wp:post_parent><wp:post_type>${cdata(type)}</wp:post_type>
<wp:post_password>${cdata(password)}</wp:post_password>
${entry.attachment ? `<wp:attachment_url>${cdata(entry.attachment)}</wp:attachment_url>` : ''}
${categories.map(([domain, text]) => `<category domain="${domain}" nicename="${encodePart(text)}">${cdata(text)}</category>`).join('\n')}
${entry.thumbnail ? `<wp:postmeta><wp:meta_key>${cdata('_thumbnail_id')}</wp:meta_key><wp:meta_value>${cdata(String(entry.thumbnail))}</wp:meta_value></wp:postmeta>` : ''}
${(entry.comments ?? []).map((text, at) => `<wp:comment><wp:comment_id>${at}</wp:comment_id><wp:comment_content>${cdata(text)}</wp:comment_content></wp:comment>`).join('\n')}
</item>`;
};

/** A section ends at its mark, so the mark within a text is divided, as WordPress does it. */
const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
