import { type Block, type ItemBlock, type TextBlock, isText } from './pasted-block.ts';
import type { Style } from './read-style.ts';

type Position = Omit<ItemBlock, 'blocks' | 'type'>;

/** Word writes items as paragraphs, with their marker in a hidden span. */
export function readWordItem(element: Element, style: Style): Position | null {
  const [, list, level] = /^(\S+) level(\d+)/.exec(style.get('mso-list') ?? '') ?? [];
  if (list === undefined) return null;
  const marker = [...element.querySelectorAll('[style]')].find((inner) =>
    /mso-list:\s*ignore/i.test(inner.getAttribute('style') ?? ''),
  )?.textContent;
  return { list: `word-${list}`, isLoose: true, level: Number(level), ...readMarker((marker ?? '').trim()) };
}

export function readItem(element: Element, depth: number, list: string): Position {
  const parent = element.parentElement;
  const read = (...names: string[]) =>
    names.map((name) => element.getAttribute(name)).find((value) => value !== null) ?? null;
  const indent = element.getAttribute('data-stringify-indent');
  const level = indent === null ? Number(read('data-aria-level', 'aria-level')) : Number(indent) + 1;
  const listId = read('data-listid') ?? (indent === null ? null : 'slack');
  return {
    list: listId === null ? list : `web-${listId}`,
    isLoose: listId !== null,
    level: Math.max(depth, level),
    ordered: parent?.localName === 'ol',
    start: toStart(read('data-aria-posinset') ?? parent?.getAttribute('start') ?? '1'),
  };
}

const BULLETS = /^(?:[•◦▪‣●○■·]\s+)+/;

/** Returns null unless the text begins with a bullet character, which was typed or copied from a PDF. */
export function withoutBullet(block: Block): TextBlock | null {
  const [first, ...rest] = isText(block) && block.tag === 'p' ? block.runs : [];
  if (!first || !BULLETS.test(first.text)) return null;
  const text = first.text.replace(BULLETS, '');
  const stripped = { ...(block as TextBlock), runs: text === '' ? rest : [{ ...first, text }, ...rest] };
  return withoutBullet(stripped) ?? stripped;
}

function readMarker(marker: string): { ordered: boolean; start: number } {
  const [, value] = /^\(?(\d+|[a-z]+)[.)\]]?$/i.exec(marker.replace(/^(\d+\.)+(?=\d)/, '')) ?? [];
  const isBullet = value === undefined || (/^[a-z]$/i.test(marker) && /^o$/i.test(marker));
  return { ordered: !isBullet, start: value && /^\d+$/.test(value) ? toStart(value) : 1 };
}

function toStart(text: string): number {
  const start = Number.parseInt(text, 10);
  return start > 0 && start < 10_000 ? start : 1;
}
