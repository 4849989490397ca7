import { ownOrigins } from '../../links/address.ts';
import {
  type Block,
  isText,
  type ItemBlock,
  type ListBlock,
  type Cell,
  type Run,
  type TextBlock,
} from './pasted-block.ts';
import { readBlocks, type Reading } from './read-blocks.ts';
import { readStyleSheet } from './read-style.ts';
import { withoutBold } from './read-table.ts';
import { withoutBullet } from './read-list-item.ts';

interface CleanPaste extends Omit<Reading, 'sheet' | 'origins'> {
  html: string;
}

/** The content of a template runs no scripts, loads nothing and applies no styles, which the document's security policy would report. */
export function cleanPastedHtml(html: string, origins = ownOrigins()): CleanPaste {
  const template = document.createElement('template');
  template.innerHTML = withoutHandlers(html);
  const reading: Reading = {
    sheet: readStyleSheet(template.content),
    origins,
    pictures: 0,
    hasHiddenCells: false,
    isFlattened: false,
  };
  const blocks = finish(readBlocks(template.content, reading));
  const { pictures, hasHiddenCells, isFlattened } = reading;
  return { html: serializeBlocks(mapHeadings(blocks)), pictures, hasHiddenCells, isFlattened };
}

/** Browsers never run handlers of a template, but report them as violations of the security policy. */
const withoutHandlers = (html: string): string =>
  html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/("[^"]*"|'[^']*'|=[^\s"'>]+)|([\s/])on\w+(?=\s*=)/gi, '$1$2'));

export const cleanRichText = (html: string): string => beginWithText(cleanPastedHtml(html).html);

export const beginWithText = (html: string): string => (html.startsWith('<table>') ? `<p></p>${html}` : html);

const finish = (blocks: readonly Block[]): Block[] =>
  nestLists(blocks).map((block): Block => {
    if (block.type === 'quote') return { ...block, blocks: finish(block.blocks) };
    if (block.type === 'list') return { ...block, items: block.items.map(finish) };
    if (block.type !== 'table') return block;
    return { ...block, rows: block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: finish(cell.blocks) }))) };
  });

/** The page has the only heading of level 1, so a document with one moves down by a level. */
function mapHeadings(blocks: readonly Block[]): Block[] {
  const by = blocks.some((block) => isText(block) && block.tag === 'h1') ? 1 : 0;
  return blocks.map((block): Block => {
    if (block.type === 'quote') return { ...block, blocks: mapHeadings(block.blocks) };
    if (!isText(block) || block.tag === 'p') return block;
    const level = Math.min(4, Math.max(2, Number(block.tag[1]) + by));
    return withoutBold({ ...block, tag: `h${level}` as 'h2' });
  });
}

/** Combines adjacent items to lists. Items of a deeper level become a list inside the previous item. */
function nestLists(blocks: readonly Block[]): Block[] {
  const nested: Block[] = [];
  let items: ItemBlock[] = [];
  const flush = () => {
    if (items.length > 0) nested.push(...nestItems(items));
    items = [];
  };
  for (const block of blocks.map(readBullet)) {
    const first = items[0];
    if (block.type !== 'item') {
      flush();
      nested.push(block);
      continue;
    }
    if (first && block.list !== first.list && (block.level <= first.level || !block.isLoose)) flush();
    items.push(block);
  }
  flush();
  return nested;
}

function nestItems(items: readonly ItemBlock[]): ListBlock[] {
  const level = Math.min(...items.map((item) => item.level));
  const lists: { ordered: boolean; start: number; items: Block[][] }[] = [];
  for (const group of groupByParent(items, level)) {
    const [item, ...rest] = group;
    const isDeeper = item!.level > level;
    const deeper = nestItems(isDeeper ? group : rest);
    const last = lists.at(-1);
    if (isDeeper) lists.push(...deeper.map((list) => ({ ...list, items: list.items.map((blocks) => [...blocks]) })));
    else if (last?.ordered === item!.ordered) last.items.push([...item!.blocks, ...deeper]);
    else lists.push({ ordered: item!.ordered, start: item!.start, items: [[...item!.blocks, ...deeper]] });
  }
  return lists.map((list) => ({ ...list, type: 'list' }));
}

const groupByParent = (items: readonly ItemBlock[], level: number): ItemBlock[][] =>
  items.reduce<ItemBlock[][]>((groups, item) => {
    if (item.level > level && groups.length > 0) groups.at(-1)!.push(item);
    else groups.push([item]);
    return groups;
  }, []);

function readBullet(block: Block): Block {
  const text = withoutBullet(block);
  if (!text) return block;
  return { type: 'item', list: 'typed', isLoose: false, level: 1, ordered: false, start: 1, blocks: [text] };
}

/** Writes HTML exactly as the sanitizer of the services does. */
const serializeBlocks = (blocks: readonly Block[]): string => blocks.map(serializeBlock).join('');

function serializeBlock(block: Block): string {
  switch (block.type) {
    case 'text':
      return serializeText(block);
    case 'quote':
      return `<blockquote>${serializeBlocks(block.blocks)}</blockquote>`;
    case 'list':
      return serializeList(block);
    case 'table':
      return `<table><tbody>${block.rows.map(serializeRow).join('')}</tbody></table>`;
    case 'item':
      return serializeBlocks(block.blocks);
  }
}

const serializeText = ({ tag, align, runs }: TextBlock): string =>
  `<${tag}${attribute('data-align', align)}>${serializeRuns(runs)}</${tag}>`;

function serializeList({ ordered, start, items }: ListBlock): string {
  const tag = ordered ? 'ol' : 'ul';
  return `<${tag}${attribute('start', ordered && start > 1 && start)}>${items.map(serializeItem).join('')}</${tag}>`;
}

const serializeItem = (blocks: readonly Block[]): string =>
  `<li>${isText(blocks[0]) ? '' : '<p></p>'}${serializeBlocks(blocks)}</li>`;

const serializeRow = (row: readonly Cell[]): string =>
  `<tr>${row
    .map(({ isHeader, colspan, rowspan, blocks }) => {
      const tag = isHeader ? 'th' : 'td';
      const spans = attribute('colspan', colspan > 1 && colspan) + attribute('rowspan', rowspan > 1 && rowspan);
      return `<${tag}${spans}>${serializeBlocks(blocks) || '<p></p>'}</${tag}>`;
    })
    .join('')}</tr>`;

/** Keeps an element open while the following runs have its mark. */
function serializeRuns(runs: readonly Run[]): string {
  let html = '';
  let open: { tag: string; attributes: string }[] = [];
  const closeTo = (depth: number) => {
    while (open.length > depth) html += `</${open.pop()!.tag}>`;
  };
  for (const { text, marks, href, picture } of runs) {
    const wanted = [
      ...(href === undefined ? [] : [{ tag: 'a', attributes: attribute('href', href) }]),
      ...marks.map((tag) => ({ tag, attributes: '' })),
    ];
    const differs = wanted.findIndex(
      ({ tag, attributes }, at) => open[at]?.tag !== tag || open[at].attributes !== attributes,
    );
    const shared = differs < 0 ? wanted.length : differs;
    closeTo(shared);
    for (const { tag, attributes } of wanted.slice(shared)) html += `<${tag}${attributes}>`;
    open = [...wanted];
    if (picture)
      html += `<img${Object.entries(picture)
        .map(([name, value]) => attribute(name, value))
        .join('')} />`;
    else html += text === '\n' ? '<br />' : escapeText(text);
  }
  closeTo(0);
  return html;
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const attribute = (name: string, value: string | number | false | undefined): string =>
  value === undefined || value === false ? '' : ` ${name}="${escapeText(String(value)).replaceAll('"', '&quot;')}"`;
