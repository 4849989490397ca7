import type { Path } from '../../../../../proto/edit.ts';
import type { Editor } from '../../core/editor.ts';
import * as actionBarStyles from '../../ui/styles/action-bar.module.css';
import * as canvasStyles from '../../ui/styles/canvas.module.css';
import type { Area } from '../area.ts';
import { TOOLBAR, boxesOf, canvasArea } from '../overlay-boxes.ts';
import { type Found, findClosest, getElement, listElements } from '../element-registry.ts';
import { createPointer } from '../pointer-tracking.ts';
import { wordsWithin } from '../text-lines.ts';
import { placeFields } from './place-fields.ts';

const ABSENT = '[data-ed-absent]';
const OTHER_CONTENT = ['a', 'label', 'input', 'select', 'textarea', 'summary', 'button:not([data-ed-absent])'].join();
const BARS = [`.${actionBarStyles.bar}`, `.${canvasStyles.plus}`, TOOLBAR].join();

/** Shows the empty fields of the block at a path, or those of the header if the path is empty. The block of an empty field that has the focus comes first. */
export function createShownFields(editor: Editor, pointed: Path | null) {
  /** In pixels of the page, which is zoomed while the sidebar is open. */
  const offsets = new Map<HTMLElement, { x: number; y: number }>();

  function show(): void {
    const focused = document.activeElement?.matches(ABSENT) ? document.activeElement : null;
    const path = focused ? (findClosest(editor, 'item', focused)?.entry.path ?? []) : pointed;
    const block = path?.length ? getElement(editor, 'item', path) : path && document.querySelector('main');
    const fields = path && block ? fieldsOf(editor, block, path) : [];
    for (const field of offsets.keys()) if (!fields.includes(field)) conceal(field);
    if (!path || !block || fields.length === 0) return;
    const area = canvasArea();
    const { x, y } = editor.get(createPointer);
    const all = listElements(editor, 'field').filter(({ element }) => block.contains(element));
    const settings = all.filter(({ element, entry }) => entry.kind === 'setting' && !element.matches(ABSENT));
    const cells = findCells(all, fields, block, path);
    const boxes = fields.map((field, index) => {
      const current = field.getBoundingClientRect();
      const offset = offsets.get(field);
      const cell = cells[index]!.getBoundingClientRect();
      return {
        home: offset ? withoutOffset(current, offset, zoomOf(field)) : current,
        current: offset ? current : null,
        cell,
        hasFocus: field === focused,
      };
    });
    const places = placeFields({
      fields: boxes,
      area,
      taken: [
        ...wordsWithin(block, area, ABSENT),
        ...[...block.querySelectorAll(OTHER_CONTENT), ...settings.map(({ element }) => element)].map((one) =>
          one.getBoundingClientRect(),
        ),
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
    const zoom = zoomOf(field);
    const offset = { x: (place.left - home.left) / zoom, y: (place.top - home.top) / zoom };
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
function findCells(
  shown: readonly Found<'field'>[],
  fields: readonly Element[],
  block: Element,
  path: Path,
): Element[] {
  const all = shown.map(({ element, entry }) => ({ element, owner: ownerOf(entry.path) }));
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

const zoomOf = (field: HTMLElement): number => field.getBoundingClientRect().width / field.offsetWidth;

const withoutOffset = ({ left, top, right, bottom }: Area, { x, y }: { x: number; y: number }, zoom: number): Area => ({
  left: left - x * zoom,
  top: top - y * zoom,
  right: right - x * zoom,
  bottom: bottom - y * zoom,
});
