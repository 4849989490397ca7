import { ownOrigins } from '../../links/address.ts';
import { nestLists } from './nest-lists.ts';
import { type Block, isText } from './pasted-block.ts';
import { readBlocks, type Reading } from './read-blocks.ts';
import { readStyleSheet } from './read-style.ts';
import { withoutBold } from './read-table.ts';
import { serializeBlocks } from './serialize-blocks.ts';

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
