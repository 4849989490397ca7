import { messages } from '../../messages/messages.ts';
import type { ImportedArticle, ImportedFile } from '../imported-article.ts';
import { plainText } from '../plain-text.ts';
import { toPlainHtml } from './to-plain-html.ts';
import type { WxrExport, WxrItem } from './read-wxr.ts';

const t = messages.movingIn;
const LEFT_OUT = ['trash', 'auto-draft', 'inherit'];
/** Entries that only describe the old website. */
const IGNORED = ['revision', 'wp_block', 'attachment'];
const TAGS = ['category', 'post_tag'];
/** WordPress puts articles without a category into this one. */
const NO_CATEGORY = 'uncategorized';

export function toArticles({ site, authors, items }: WxrExport): ImportedFile {
  const attachments = new Map(items.filter(isOf('attachment')).map((item) => [idOf(item), pictureOf(item)]));
  const blocks = new Map(items.filter(isOf('wp_block')).map((item) => [idOf(item), field(item, 'content:encoded')]));
  const pages = new Map(items.filter(isOf('page')).map((item) => [idOf(item), item]));
  const imported = items.filter((item) => isOf('post')(item) || isOf('page')(item));
  const kept = imported.filter((item) => !LEFT_OUT.includes(field(item, 'wp:status')));
  const articles = kept.map((item): ImportedArticle => {
    const { html, notes } = toPlainHtml(field(item, 'content:encoded'), { attachments, blocks });
    const creator = field(item, 'dc:creator');
    const date = field(item, 'wp:post_date').slice(0, 10);
    return {
      key: `${site}#${idOf(item)}`.slice(-300),
      isPage: isOf('page')(item),
      address: /[?&](p|page_id|post_type)=/.test(field(item, 'link')) ? '' : field(item, 'link'),
      path: isOf('page')(item) ? pathOf(item, pages) : nameOf(item),
      title: plainText(field(item, 'title')),
      html,
      excerpt: plainText(field(item, 'excerpt:encoded')),
      tags: tagsOf(item),
      date: /^[1-9]/.test(date) ? date : '',
      author: authors.get(creator) ?? creator,
      picture: attachments.get(item.meta._thumbnail_id ?? '') ?? '',
      notes: [...statusNotes(item), ...notes],
    };
  });
  return { articles, notes: describeLeftOut(items, imported.length - kept.length) };
}

const field = ({ fields }: WxrItem, name: string): string => (fields[name] ?? '').trim();
const idOf = (item: WxrItem): string => field(item, 'wp:post_id') || field(item, 'guid') || field(item, 'link');
const isOf = (type: string) => (item: WxrItem) => (field(item, 'wp:post_type') || 'post') === type;
const pictureOf = (item: WxrItem): string => field(item, 'wp:attachment_url') || field(item, 'guid');

/** The name of a draft is empty. The file percent-encodes the others. */
function nameOf(item: WxrItem): string {
  const name = field(item, 'wp:post_name');
  try {
    return decodeURIComponent(name) || plainText(field(item, 'title'));
  } catch {
    return name;
  }
}

function pathOf(item: WxrItem, pages: ReadonlyMap<string, WxrItem>): string {
  const names: string[] = [];
  const seen = new Set<WxrItem>();
  for (let at: WxrItem | undefined = item; at && !seen.has(at); at = pages.get(field(at, 'wp:post_parent'))) {
    seen.add(at);
    names.unshift(nameOf(at).replaceAll('/', '-'));
  }
  return names.join('/');
}

function tagsOf({ categories }: WxrItem): string[] {
  const names = categories.filter(({ domain }) => TAGS.includes(domain)).map(({ name }) => plainText(name));
  return [...new Set(names.filter((name) => name !== '' && name.toLowerCase() !== NO_CATEGORY))];
}

function statusNotes(item: WxrItem): string[] {
  const status = field(item, 'wp:post_password') === '' ? field(item, 'wp:status') : 'password';
  const { comments } = item;
  return [
    ...(['private', 'password', 'pending', 'future'].includes(status) ? [t.notes.restricted(status)] : []),
    ...(comments > 0 ? [t.notes.leftOut({ what: t.elements.comments, count: comments })] : []),
  ];
}

function describeLeftOut(items: readonly WxrItem[], deleted: number): string[] {
  const counts = new Map<string, number>();
  for (const item of items) {
    const type = field(item, 'wp:post_type') || 'post';
    if (!['post', 'page', ...IGNORED].includes(type)) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const others = [...counts].map(([type, count]) => t.notes.leftOut({ what: t.elements.uncountedTypes(type), count }));
  return deleted > 0 ? [t.notes.leftOut({ what: t.elements.trash, count: deleted }), ...others] : others;
}
