import { cardOf, panelBoxes } from '../canvas/bar-boxes.ts';
import { editedBoxes } from '../canvas/edited-boxes.ts';
import { caretLine, editedText } from '../canvas/text-lines.ts';
import { pageArea } from '../canvas/visible-area.ts';
import { cardNames } from '../core/cards.ts';
import { topDialog } from '../ui/top-layer.ts';
import { placeToasts } from './place-toasts.ts';

/** On the page, toasts move out of the way of the text that is being edited. Over a dialog, their style sheet places them. */
export function arrangeToasts(host: HTMLElement): void {
  if (topDialog()) return moveTo(host, '', '');
  const area = pageArea();
  const text = editedText();
  const { name, box } = placeToasts({
    area,
    size: { width: host.offsetWidth, height: host.offsetHeight },
    text: editedBoxes(area),
    caret: text && caretLine(text),
    cards: panelBoxes(...cardNames.map(cardOf)),
    before: host.dataset.place,
  });
  host.dataset.place = name;
  moveTo(host, `${(box.left + box.right) / 2}px`, `${box.top}px`);
}

function moveTo({ style }: HTMLElement, left: string, top: string): void {
  if (style.left !== left) style.left = left;
  if (style.top !== top) style.top = top;
}
