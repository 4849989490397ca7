import type { Block, ItemBlock, ListBlock } from './pasted-block.ts';
import { withoutBullet } from './read-list-item.ts';

/** Adjacent items of one list become a list; items of a deeper level a list inside the item before them. */
export function nestLists(blocks: readonly Block[]): Block[] {
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
