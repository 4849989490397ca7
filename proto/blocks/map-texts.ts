import { contentSections } from '../page-types/page-type.ts';
import { isRichText } from '../rich-text.ts';
import { findTemplateType, isRecord } from './manifest.ts';
import { walkValues } from './walk-content.ts';

interface TextChanges {
  richText: (html: string) => string;
  href: (href: string) => string;
}

/** Format of a string: rich in a field for rich texts, plain in any other declared field, and unknown in undeclared content. */
type Format = 'rich' | 'plain' | 'unknown';
type FormatOf = (record: object, name: string, outer: Format) => Format;

const CONTENT_OF_PAGE: readonly string[] = ['header', ...contentSections];

const MARKUP =
  /<!--|<\/?(?:p|h[1-6]|ul|ol|li|blockquote|div|span|section|article|strong|b|em|i|u|s|del|code|a|br|img|table)(?:\s[^<>]*)?\/?>/i;

/**
 * Changes the rich texts and the addresses of links in a document. The kind of a declared field determines whether its value is a rich
 * text. In a document without declarations, `richFields` names the rich texts; without these names, every text that begins like a rich text
 * is one.
 */
export function mapTexts<T>(document: T, changes: TextChanges, richFields?: readonly string[]): T {
  const formatOf = createFormatOf(document, richFields);
  const map = (value: unknown, format: Format, name = ''): unknown => {
    if (typeof value === 'string') {
      if (name === 'href') return changes.href(value);
      const isHtml: boolean = format !== 'plain' && (isRichText(value) || (format === 'rich' && MARKUP.test(value)));
      return isHtml ? changes.richText(value) : value;
    }
    if (Array.isArray(value)) return value.map((entry) => map(entry, format));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [field, map(inner, formatOf(value, field, format), field)]),
    );
  };
  return map(document, 'unknown') as T;
}

function createFormatOf(document: unknown, richFields?: readonly string[]): FormatOf {
  if (richFields) return (_, name) => (richFields.includes(name) ? 'rich' : 'plain');
  const declared = new Map<object, Map<string, Format>>();
  for (const { record, name = '', type } of walkValues(document)) {
    if (!record) continue;
    const formats = declared.get(record) ?? new Map<string, Format>();
    declared.set(record, formats.set(name.split('.')[0]!, type.kind === 'richText' ? 'rich' : 'plain'));
  }
  const isPage = isRecord(document) && findTemplateType(document.template) !== undefined;
  return (record, name, outer) => {
    if (isPage && record === document && !CONTENT_OF_PAGE.includes(name)) return 'plain';
    return declared.get(record)?.get(name) ?? outer;
  };
}
