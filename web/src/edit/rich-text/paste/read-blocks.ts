import { cleanHref } from './clean-href.ts';
import { normalizeRuns } from './normalize-runs.ts';
import type { Block, ItemBlock, Mark, Run, TextTag } from './pasted-block.ts';
import { readItem, readWordItem, withoutBullet } from './read-list-item.ts';
import { readMarks } from './read-marks.ts';
import { type Style, type StyleSheet, styleOf } from './read-style.ts';
import { readTable } from './read-table.ts';
import { headingTag, isQuote, raisedTo, readOwnPicture, isSkipped } from './read-element.ts';

export interface Reading {
  sheet: StyleSheet;
  origins: readonly string[];
  pictures: number;
  /** Whether rows or columns of a table were left out because the document hides them. */
  hasHiddenCells: boolean;
  /** Whether raised or lowered signs were written on the line, which can change what they mean. */
  isFlattened: boolean;
}

interface Context {
  marks: readonly Mark[];
  href?: string;
  isPreformatted: boolean;
  depth: number;
  list: string;
}

const BLOCKS: ReadonlySet<string> = new Set([
  ...['address', 'article', 'aside', 'body', 'caption', 'center', 'dd', 'details', 'div', 'dl', 'dt', 'fieldset'],
  ...['figcaption', 'figure', 'footer', 'form', 'header', 'hgroup', 'hr', 'html', 'legend', 'main', 'nav', 'p', 'pre'],
  ...['section', 'summary', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table'],
  ...['google-sheets-html-origin', 'ul', 'ol', 'li', 'blockquote', 'dir', 'menu'],
]);
const ALIGNMENTS = ['center', 'right'];
const PLAIN_SIGNS = '0123456789+-=()n';
const RAISED_SIGNS = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ' };
const MAX_RAISED = 12;
const PICTURE = '\ufffc';
const EMOJI = /^\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\u200d\ufe0f]*$/u;

export const readBlocks = (root: Node, reading: Reading): Block[] =>
  new BlockReader(reading).readAll(root, { marks: [], isPreformatted: false, depth: 0, list: '' });

class BlockReader {
  private readonly blocks: Block[] = [];
  private runs: Run[] = [];
  private tag: TextTag = 'p';
  private align = '';

  constructor(private readonly reading: Reading) {}

  readAll(parent: Node, context: Context): Block[] {
    this.readChildren(parent, context);
    this.flush();
    return this.blocks;
  }

  private readChildren(parent: Node, context: Context): void {
    for (const child of parent.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) this.readText(child.nodeValue ?? '', context);
      else if (child.nodeType === Node.ELEMENT_NODE) this.readElement(child as Element, context);
    }
  }

  private readText(value: string, { marks, href, isPreformatted }: Context): void {
    const lines = isPreformatted ? value.split(/\r?\n/) : [value.replace(/[\t\n\r\f ]+/g, ' ')];
    lines.forEach((line, at) => {
      if (at > 0) this.push('\n', marks, href);
      const text = line.replaceAll('\t', ' ');
      if (text !== '') this.push(text, marks, href);
    });
  }

  private push(text: string, marks: readonly Mark[], href: string | undefined): void {
    this.runs.push({
      text,
      marks: href === undefined ? marks : marks.filter((mark) => mark !== 'u'),
      ...(href !== undefined && { href }),
    });
  }

  private readElement(element: Element, outer: Context): void {
    const style = styleOf(element, this.reading.sheet);
    if (isSkipped(element, style)) return;
    const name = element.localName;
    const context = this.enter(element, style, outer);
    if (name === 'br') this.push('\n', context.marks, context.href);
    else if (style.get('mso-special-format')?.startsWith('bullet')) this.push('• ', [], undefined);
    else if (raisedTo(name, style)) this.readRaised(element, raisedTo(name, style)!, context);
    else if (name === 'img') this.readPicture(element, context);
    else if (name === 'li')
      this.readItem(element, context, readItem(element, Math.max(1, context.depth), context.list));
    else if (name === 'ul' || name === 'ol') this.readList(element, context);
    else if (name === 'table') this.readTable(element as HTMLTableElement, context);
    else if (isQuote(element, style)) this.readQuote(element, context);
    else if (BLOCKS.has(name)) this.readBlock(element, style, context);
    else this.readChildren(element, context);
  }

  private enter(element: Element, style: Style, outer: Context): Context {
    const href = element.localName === 'a' ? cleanHref(element.getAttribute('href'), this.reading.origins) : outer.href;
    const { href: _, ...context } = outer;
    return {
      ...context,
      marks: readMarks(element, style, outer.marks),
      ...(href !== undefined && { href }),
      isPreformatted: outer.isPreformatted || element.localName === 'pre',
    };
  }

  private readPicture(element: Element, { marks, href }: Context): void {
    const picture = readOwnPicture(element, this.reading.origins);
    if (picture) {
      this.runs.push({ text: PICTURE, marks, ...(href !== undefined && { href }), picture });
      return;
    }
    const alt = element.getAttribute('alt') ?? '';
    const size = Number.parseInt(element.getAttribute('width') ?? '', 10);
    if (EMOJI.test(alt)) this.push(alt, marks, href);
    else if (!element.closest('[role=checkbox]') && !(size <= 1)) this.reading.pictures += 1;
  }

  /** Rich texts have no raised characters, so those of exponents, formulas and footnotes become Unicode characters. */
  private readRaised(element: Element, name: 'sup' | 'sub', context: Context): void {
    const signs = [...element.textContent.trim().replace(/[\u2010-\u2015\u2212]/g, '-')].map((sign) =>
      PLAIN_SIGNS.indexOf(sign),
    );
    if (signs.length === 0 || signs.length > MAX_RAISED || signs.includes(-1)) {
      // Raised letters, as in 1st and M.me, mean the same on the line.
      if (name === 'sub' || !/^[\p{L}\s.*†®™]*$/u.test(element.textContent)) this.reading.isFlattened = true;
      return this.readChildren(element, context);
    }
    this.push(signs.map((sign) => RAISED_SIGNS[name][sign]).join(''), context.marks, context.href);
  }

  private readBlock(element: Element, style: Style, context: Context): void {
    this.flush();
    const item = readWordItem(element, style);
    const tag = headingTag(element) ?? (element.localName === 'p' ? 'p' : this.tag);
    if (item && tag === 'p') return this.readItem(element, context, item);
    const [outerTag, outerAlign] = [this.tag, this.align];
    this.tag = tag;
    const align = element.getAttribute('data-align') ?? '';
    this.align = ALIGNMENTS.includes(align) ? align : outerAlign;
    const marks: readonly Mark[] =
      element.localName === 'dt' ? [...new Set<Mark>(['strong', ...context.marks])] : context.marks;
    this.readChildren(element, { ...context, marks });
    this.flush();
    [this.tag, this.align] = [outerTag, outerAlign];
  }

  private readList(element: Element, context: Context): void {
    this.flush();
    const list = context.depth === 0 ? `list-${this.blocks.length}` : context.list;
    this.readChildren(element, { ...context, depth: context.depth + 1, list });
    this.flush();
  }

  /** Lists inside an item follow it as items of a deeper level. */
  private readItem(element: Element, context: Context, position: Omit<ItemBlock, 'type' | 'blocks'>): void {
    this.flush();
    const inner = new BlockReader(this.reading).readAll(element, {
      ...context,
      depth: position.level,
      list: position.list,
    });
    const at = inner.findIndex((block) => block.type === 'item');
    const own = flattenItem(at < 0 ? inner : inner.slice(0, at));
    const [first, ...rest] = own;
    if (first) this.blocks.push({ type: 'item', ...position, blocks: [withoutBullet(first) ?? first, ...rest] });
    if (at >= 0) this.blocks.push(...inner.slice(at));
  }

  private readTable(table: HTMLTableElement, context: Context): void {
    this.flush();
    const read = (cell: Element) =>
      new BlockReader(this.reading).readAll(cell, {
        ...context,
        marks: readMarks(cell, styleOf(cell, this.reading.sheet), context.marks),
        depth: 0,
      });
    const isShown = (part: Element) => {
      const isHidden = isSkipped(part, styleOf(part, this.reading.sheet));
      if (isHidden) this.reading.hasHiddenCells = true;
      return !isHidden;
    };
    const rows = readTable(table, isShown, read);
    if (rows === null) return (this.readChildren(table, context), this.flush());
    if (table.caption) this.readElement(table.caption, context);
    if (rows.length > 0) this.blocks.push({ type: 'table', rows });
  }

  private readQuote(element: Element, context: Context): void {
    this.flush();
    const blocks = new BlockReader(this.reading).readAll(element, { ...context, depth: 0 });
    if (blocks.length > 0) this.blocks.push({ type: 'quote', blocks });
  }

  private flush(): void {
    const runs = normalizeRuns(this.runs);
    this.runs = [];
    for (const part of splitAtBlankLines(runs))
      this.blocks.push({ type: 'text', tag: this.tag, ...(this.align && { align: this.align }), runs: part });
  }
}

const flattenItem = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.type === 'text') return [{ ...block, tag: 'p' }];
    if (block.type === 'quote') return flattenItem(block.blocks);
    return block.type === 'table' ? block.rows.flat().flatMap((cell) => flattenItem(cell.blocks)) : [block];
  });

function splitAtBlankLines(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]];
  runs.forEach((run, at) => {
    const isBlankLine = run.text === '\n' && (runs[at + 1]?.text === '\n' || runs[at - 1]?.text === '\n');
    if (!isBlankLine) parts.at(-1)!.push(run);
    else if (parts.at(-1)!.length > 0) parts.push([]);
  });
  return parts.map((part) => normalizeRuns(part)).filter((part) => part.length > 0);
}
