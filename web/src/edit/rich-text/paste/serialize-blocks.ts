import { type Block, type Cell, type ListBlock, type Run, isText, type TextBlock } from './pasted-block.ts';

/** Exactly as the sanitizer of the services writes it. */
export const serializeBlocks = (blocks: readonly Block[]): string => blocks.map(serializeBlock).join('');

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

/** Elements stay open as long as the following runs have them too. */
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
