import { escapeMarkup } from '../../../../proto/escape-markup.ts';
import { messages } from '../messages/messages.ts';
import type { ImportedArticle, ImportedFile } from './imported-article.ts';
import { plainText } from './plain-text.ts';

const t = messages.movingIn.notes;

/** The names that a column may have, in any case. */
const COLUMNS = {
  title: ['title', 'headline', 'name', 'titel'],
  html: ['text', 'content', 'body', 'html', 'article', 'inhalt'],
  address: ['address', 'url', 'link', 'slug', 'adresse'],
  date: ['date', 'published', 'day', 'datum'],
  author: ['author', 'by', 'autor'],
  tags: ['tags', 'categories', 'category', 'schlagworte'],
  excerpt: ['excerpt', 'summary', 'description', 'teaser'],
  picture: ['picture', 'image', 'photo', 'bild'],
};
type Column = keyof typeof COLUMNS;

export function readCsv(text: string, fileName: string): ImportedFile {
  const [head = [], ...records] = parseCsv(text.replace(/^\ufeff/, ''));
  const names = head.map((name) => name.trim().toLowerCase());
  const indexOf = (column: Column) => names.findIndex((name) => COLUMNS[column].includes(name));
  if (indexOf('title') < 0 || indexOf('html') < 0) return { articles: [], notes: [t.noColumn] };
  const articles = records
    .filter((record) => record.some((cell) => cell.trim() !== ''))
    .map((record) => toArticle((column) => (record[indexOf(column)] ?? '').trim(), fileName));
  return { articles, notes: [] };
}

function toArticle(cell: (column: Column) => string, fileName: string): ImportedArticle {
  const [title, address, date] = [plainText(cell('title')), cell('address'), readDate(cell('date'))];
  const path = address.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  return {
    key: `${fileName}#${address || title}`.slice(-300),
    isPage: false,
    address: /^(https?:\/\/|\/)/i.test(address) ? address : '',
    path: path.split('/').filter(Boolean).at(-1) ?? title,
    title,
    html: toHtml(cell('html')),
    excerpt: plainText(cell('excerpt')),
    tags: cell('tags')
      .split(/[,;|]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
    date,
    author: cell('author'),
    picture: cell('picture'),
    notes: date === '' && cell('date') !== '' ? [t.badDate(cell('date'))] : [],
  };
}

const toHtml = (text: string): string =>
  /<\/?(p|div|br|h[1-6]|ul|ol|table|a|b|strong|em|i|img|figure|blockquote)\b/i.test(text)
    ? text
    : text
        .split(/\r?\n\s*\r?\n/)
        .map((paragraph) => `<p>${escapeMarkup(paragraph).replace(/\r?\n/g, '<br>')}</p>`)
        .join('');

/** Returns an empty text for dates whose day and month could be confused. */
function readDate(text: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?![\d])/.exec(text);
  const german = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : german ? german.slice(1).reverse() : [];
  if (!year) return '';
  const date = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : '';
}

/** Reads records as in RFC 4180. */
export function parseCsv(text: string, separator = findSeparator(text)): string[][] {
  const records: string[][] = [];
  const record: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[(at += 1)];
      else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator || sign === '\n') {
      record.push(cell.replace(/\r$/, ''));
      cell = '';
      if (sign === '\n') records.push(record.splice(0));
    } else cell += sign;
  }
  if (cell !== '' || record.length > 0) records.push([...record, cell]);
  return records;
}

/** Returns the sign that is most frequent in the first line. */
function findSeparator(text: string): string {
  const line = (/^.*/.exec(text.replace(/"[^"]*"/g, '')) ?? [''])[0];
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}
