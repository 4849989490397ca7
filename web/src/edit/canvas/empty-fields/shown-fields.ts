import type { Path } from '../../../../../proto/edit.ts';
import type { Editor } from '../../core/editor.ts';
import * as actionBarStyles from '../../ui/styles/action-bar.module.css';
import * as canvasStyles from '../../ui/styles/canvas.module.css';
import type { Area } from '../area.ts';
import { TOOLBAR, boxesOf, canvasArea } from '../overlay-boxes.ts';
import { findClosest, getElement, listElements } from '../element-registry.ts';
import { createPointer } from '../pointer-tracking.ts';
import { linesWithin, textsIn } from '../text-lines.ts';
import { placeFields } from './place-fields.ts';

/** Excludes a text with the caret, because it takes space in the page. */
const ABSENT = '[data-ed-absent]:not([contenteditable]:focus)';
const OTHER_CONTENT = ['a', 'label', 'input', 'select', 'textarea', 'summary', 'button:not([data-ed-absent])'].join();
const BARS = [`.${actionBarStyles.bar}`, `.${canvasStyles.plus}`, TOOLBAR].join();

/** Returns the empty fields of a block, or those of the header if there is no path. */
export function createShownFields(editor: Editor, path: Path) {
  const offsets = new Map<HTMLElement, { x: number; y: number }>();

  function show(): void {
    const block = path.length > 0 ? getElement(editor, 'item', path) : document.querySelector('main');
    const fields = block ? fieldsOf(editor, block, path) : [];
    for (const field of offsets.keys()) if (!fields.includes(field)) conceal(field);
    if (!block || fields.length === 0) return;
    const area = canvasArea();
    const texts = textsIn(block).filter((text) => !text.matches(ABSENT));
    const { x, y } = editor.get(createPointer);
    const cells = findCells(editor, fields, block, path);
    const boxes = fields.map((field, index) => {
      const current = field.getBoundingClientRect();
      const offset = offsets.get(field);
      const cell = cells[index]!.getBoundingClientRect();
      return { home: withoutOffset(current, offset), current: offset ? current : null, cell };
    });
    const places = placeFields({
      fields: boxes,
      area,
      taken: [
        ...linesWithin(texts, area),
        ...[...block.querySelectorAll(OTHER_CONTENT)].map((one) => one.getBoundingClientRect()),
        ...boxesOf(BARS),
      ],
      pointer: new DOMRect(x - 1, y - 1, 2, 2),
    });
    fields.forEach((field, index) => {
      const place = places[index];
      if (place) reveal(field, boxes[index]!.home, place);
      else conceal(field);
    });
  }

  function reveal(field: HTMLElement, home: Area, place: Area): void {
    const offset = { x: place.left - home.left, y: place.top - home.top };
    offsets.set(field, offset);
    const translate = `${offset.x}px ${offset.y}px`;
    if (field.style.translate !== translate) field.style.translate = translate;
    if (field.dataset.edShown === undefined) field.dataset.edShown = '';
  }

  function conceal(field: HTMLElement): void {
    offsets.delete(field);
    field.style.translate = '';
    delete field.dataset.edShown;
  }

  return { show, hide: () => [...offsets.keys()].forEach(conceal) };
}

function fieldsOf(editor: Editor, block: Element, path: Path): HTMLElement[] {
  const own = path.length > 0 ? block : null;
  return [...block.querySelectorAll<HTMLElement>(ABSENT)].filter(
    (field) => (findClosest(editor, 'item', field)?.element ?? null) === own,
  );
}

/** Finds for each field the outermost element that shows only its row, or the whole block if it has no row. */
function findCells(editor: Editor, fields: readonly Element[], block: Element, path: Path): Element[] {
  const all = listElements(editor, 'field')
    .filter(({ element }) => block.contains(element))
    .map(({ element, entry }) => ({ element, owner: ownerOf(entry.path) }));
  return fields.map((field) => {
    const owner = all.find(({ element }) => element === field)?.owner ?? '';
    if (owner === path.join('/')) return block;
    const others = all.filter((one) => one.owner !== owner);
    let cell = block;
    for (let outer = field.parentElement!; outer !== block; outer = outer.parentElement!) {
      if (others.some(({ element }) => outer.contains(element))) break;
      if (outer.getBoundingClientRect().width > 0) cell = outer;
    }
    return cell;
  });
}

/** The path is empty for a field of the header, which has no owner. */
const ownerOf = (path: Path): string => path.slice(0, path.findLastIndex((part) => part.startsWith('#')) + 1).join('/');

const withoutOffset = ({ left, top, right, bottom }: Area, { x, y } = { x: 0, y: 0 }): Area => ({
  left: left - x,
  top: top - y,
  right: right - x,
  bottom: bottom - y,
});
