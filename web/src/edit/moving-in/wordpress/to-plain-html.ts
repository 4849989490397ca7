import { escapeMarkup } from '../../../../../proto/escape-markup.ts';
import { messages } from '../../messages/messages.ts';

const t = messages.movingIn;

interface Parts {
  /** Addresses of the files of the old website by their ids. */
  attachments: ReadonlyMap<string, string>;
  /** Contents of the reusable blocks by their ids. */
  blocks: ReadonlyMap<string, string>;
}

/** Shortcodes without attributes are recognised by their names only, because a text may contain words in brackets. */
const KNOWN = ['caption', 'wp_caption', 'gallery', 'embed', 'youtube', 'vimeo', 'video', 'audio', 'playlist'];
const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s+[^\]]*?|=[^\]]*?)?)\s*\/?\](?!\()/gi;
const BLOCK_COMMENT = /<!--\s+(\/?)wp:([a-z0-9/-]+)\s+({.*?}\s+)?(\/?)-->/gs;
const LINE_OF_ADDRESS = /^[ \t]*(https?:\/\/[^\s<>"']+)[ \t]*$/gm;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g;
const MAX_REUSED = 5;

/** Replaces what only WordPress understands by HTML. */
export function toPlainHtml(content: string, { attachments, blocks }: Parts): { html: string; notes: string[] } {
  const notes: string[] = [];
  const isOfBlocks = /<!--\s+wp:/.test(content);
  let html = content.replaceAll('\r\n', '\n').replace(/<!--\s*(more|nextpage|noteaser).*?-->/g, '');
  for (let depth = 0; depth < MAX_REUSED && html.includes('wp:block '); depth += 1)
    html = html.replace(/<!--\s+wp:block\s+{"ref":(\d+)[^}]*}\s+\/-->/g, (_, id: string) => blocks.get(id) ?? '');
  html = html.replace(BLOCK_COMMENT, (_, _end, name: string, _attributes, isEmpty: string) => {
    if (isEmpty && !['spacer', 'more', 'nextpage'].includes(name)) notes.push(t.notes.dynamicBlock(name));
    return '';
  });
  html = replaceCaptions(html);
  html = replaceShortcodes(html, attachments, notes);
  html = html.replace(LINE_OF_ADDRESS, (_, address: string) => embed(address));
  return { html: isOfBlocks ? html : addParagraphs(html), notes };
}

const embed = (address: string): string => alone(openTag('figure', { 'data-embed': decodeAmpersands(address) }));
const decodeAmpersands = (text: string): string => text.replace(/&(amp|#0?38);/g, '&');

const replaceCaptions = (html: string): string =>
  html.replace(/\[(?:wp_)?caption([^\]]*)\](.*?)\[\/(?:wp_)?caption\]/gis, (_, attributes: string, inside: string) => {
    const picture = /<a\s[^>]*>\s*<img\s[^>]*>\s*<\/a>|<img\s[^>]*>/i.exec(inside)?.[0] ?? '';
    const caption = inside.replace(picture, '').trim() || escapeMarkup(readAttributes(attributes).caption ?? '');
    return `\n\n<figure>${picture}<figcaption>${caption}</figcaption></figure>\n\n`;
  });

function replaceShortcodes(html: string, attachments: ReadonlyMap<string, string>, notes: string[]): string {
  const withEnd = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name!.toLowerCase()));
  const named = html.replace(
    /\[(embed|youtube|vimeo)[^\]]*\]\s*(https?:\/\/[^\s[\]]+)\s*\[\/\1\]/gi,
    (_, _name, address: string) => embed(address),
  );
  return named.replace(SHORTCODE, (whole, end: string, written: string, given: string) => {
    const name = written.toLowerCase();
    const attributes = readAttributes(given);
    const isShortcode = KNOWN.includes(name) || withEnd.has(name) || /[_-]/.test(name) || /=/.test(given);
    if (!isShortcode) return whole;
    if (name === 'gallery') return gallery(attributes.ids ?? attributes.include ?? '', attachments, notes);
    const address = [attributes.src, attributes.url, attributes.mp4, attributes.mp3, given.replace(/^[\s=]+/, '')].find(
      (one) => /^https?:/.test(one ?? ''),
    );
    if (KNOWN.includes(name)) return address && end === '' ? embed(address) : '';
    if (end === '') notes.push(t.notes.shortcode(name));
    return '';
  });
}

const readAttributes = (text: string): Record<string, string | undefined> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, a, b, c]) => [name!.toLowerCase(), a ?? b ?? c]));

function gallery(ids: string, attachments: ReadonlyMap<string, string>, notes: string[]): string {
  const addresses = ids.split(/[\s,]+/).flatMap((id) => attachments.get(id) ?? []);
  if (addresses.length === 0) notes.push(t.notes.element({ what: t.elements.gallery, detail: '' }));
  const pictures = addresses.map((src) => openTag('img', { src, alt: '' }));
  return alone(openTag('figure', { 'data-gallery': '' }) + pictures.join(''));
}

const openTag = (name: string, attributes: Record<string, string>): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeMarkup(value)}"`)
    .join('')}>`;

/** Blank lines separate the figure from the paragraphs around it. */
const alone = (figure: string): string => `\n\n${figure}</figure>\n\n`;

const BLOCK =
  /^<\/?(address|article|aside|blockquote|body|caption|center|col|colgroup|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|main|nav|object|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video)\b/i;

/** The classic editor stores blank lines instead of paragraphs, and single line ends instead of line breaks. */
const addParagraphs = (html: string): string =>
  html
    .split(/(<pre\b.*?<\/pre>|<script\b.*?<\/script>|<style\b.*?<\/style>)/gis)
    .map((part, index) => (index % 2 === 1 ? part : paragraphsOf(part)))
    .join('\n');

const paragraphsOf = (html: string): string =>
  html
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n');
