import { SaxesParser } from 'saxes';
import { messages } from '../../messages/messages.ts';
import type { ImportedFile } from '../imported-article.ts';
import { toArticles } from './to-articles.ts';

export interface WxrItem {
  fields: Record<string, string>;
  categories: { domain: string; name: string }[];
  meta: Record<string, string>;
  comments: number;
}

export interface WxrExport {
  /** Address of the old website. */
  site: string;
  /** Names of authors by their login. */
  authors: Map<string, string>;
  items: WxrItem[];
}

/** Reads a WordPress export in parts, because it can be larger than a text in memory may be. */
export async function readWxr(parts: AsyncIterable<string>): Promise<ImportedFile> {
  const found: WxrExport = { site: '', authors: new Map(), items: [] };
  const faults: Error[] = [];
  const parser = createParser(found);
  // The parser continues after an error.
  parser.on('error', (fault) => faults.push(fault));
  for await (const part of parts) parser.write(part.replace(FORBIDDEN, ''));
  parser.close();
  const { articles, notes } = toArticles(found);
  return { articles, notes: faults.length > 0 ? [messages.movingIn.notes.damaged, ...notes] : notes };
}

/** WordPress exports characters that XML cannot contain. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function createParser(found: WxrExport): SaxesParser {
  const parser = new SaxesParser();
  let item: WxrItem | null = null;
  let author = { login: '', name: '' };
  let meta = { name: '', value: '' };
  let category = '';
  let text = '';
  const add = (more: string) => void (text += more);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    if (name === 'item') item = { fields: {}, categories: [], meta: {}, comments: 0 };
    if (name === 'wp:author') author = { login: '', name: '' };
    if (name === 'wp:postmeta') meta = { name: '', value: '' };
    if (name === 'category') category = String(attributes.domain ?? '');
    if (name === 'wp:comment' && item) item.comments += 1;
  });
  parser.on('closetag', ({ name }) => {
    const value = text;
    text = '';
    if (name === 'wp:author_login') author.login = value.trim();
    if (name === 'wp:author_display_name') author.name = value.trim();
    if (name === 'wp:author') found.authors.set(author.login, author.name || author.login);
    if (!item) {
      if (name === 'wp:base_blog_url' || (name === 'link' && found.site === '')) found.site = value.trim();
      return;
    }
    if (name === 'wp:meta_key') meta.name = value;
    else if (name === 'wp:meta_value') meta.value = value;
    else if (name === 'wp:postmeta') item.meta[meta.name] = meta.value;
    else if (name === 'category') item.categories.push({ domain: category, name: value.trim() });
    else if (ITEM_FIELDS.has(name)) item.fields[name] = value;
    if (name !== 'item') return;
    found.items.push(item);
    item = null;
  });
  return parser;
}

const ITEM_FIELDS: ReadonlySet<string> = new Set([
  ...['title', 'link', 'guid', 'dc:creator', 'content:encoded', 'excerpt:encoded', 'wp:post_id', 'wp:post_date'],
  ...['wp:post_name', 'wp:status', 'wp:post_parent', 'wp:post_type', 'wp:post_password', 'wp:attachment_url'],
]);
