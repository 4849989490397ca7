import type { Path } from '../../../../../proto/edit.ts';
import type { Editor } from '../../core/editor.ts';
import { findOnCanvas } from '../../ui/editor-layers.ts';
import * as actionBarStyles from '../../ui/styles/action-bar.module.css';
import * as canvasStyles from '../../ui/styles/canvas.module.css';
import type { Area } from '../area.ts';
import { findClosest, getElement } from '../element-registry.ts';
import { createPointer } from '../pointer-tracking.ts';
import { linesWithin, textsIn } from '../text-lines.ts';
import { pageArea } from '../visible-area.ts';
import { placeFields } from './place-fields.ts';

const ABSENT = '[data-ed-absent]';
const OTHER_CONTENT = ['a', 'label', 'input', 'select', 'textarea', 'summary', 'button:not([data-ed-absent])'].join();
const BARS = `.${actionBarStyles.bar}, .${canvasStyles.plus}, .${canvasStyles.frameToolbar} > [role=toolbar]`;

/** The empty fields of a block, or of the header without a path. */
export function createShownFields(editor: Editor, path: Path) {
  const offsets = new Map<HTMLElement, { x: number; y: number }>();

  function show(): void {
    const block = path.length > 0 ? getElement(editor, 'item', path) : document.querySelector('main');
    const fields = block ? fieldsOf(editor, block, path) : [];
    for (const field of offsets.keys()) if (!fields.includes(field)) conceal(field);
    if (!block || fields.length === 0) return;
    const area = pageArea();
    const texts = textsIn(block).filter((text) => !text.matches(ABSENT));
    const { x, y } = editor.get(createPointer);
    const boxes = placeFields({
      fields: fields.map((field) => {
        const current = field.getBoundingClientRect();
        const offset = offsets.get(field);
        return { home: withoutOffset(current, offset), current: offset ? current : null };
      }),
      block: block.getBoundingClientRect(),
      area,
      taken: [
        ...linesWithin(texts, area),
        ...[...block.querySelectorAll(OTHER_CONTENT), ...findOnCanvas(BARS)].map((one) => one.getBoundingClientRect()),
      ],
      pointer: new DOMRect(x - 1, y - 1, 2, 2),
    });
    fields.forEach((field, index) => {
      const box = boxes[index];
      if (box) reveal(field, box);
      else conceal(field);
    });
  }

  function reveal(field: HTMLElement, box: Area): void {
    const rect = withoutOffset(field.getBoundingClientRect(), offsets.get(field));
    const offset = { x: box.left - rect.left, y: box.top - rect.top };
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

const withoutOffset = ({ left, top, right, bottom }: Area, { x, y } = { x: 0, y: 0 }): Area => ({
  left: left - x,
  top: top - y,
  right: right - x,
  bottom: bottom - y,
});
