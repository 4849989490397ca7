import { canvasArea, cardBoxes, editedBoxes } from '../canvas/overlay-boxes.ts';
import { PLACES, placeOverlay } from '../canvas/place-overlay.ts';
import { caretLine, editedText } from '../canvas/text-lines.ts';
import { cardNames } from '../core/cards.ts';
import { topDialog } from '../ui/top-layer.ts';

/** On the page, toasts move out of the way of the text that is being edited. Over a dialog, their style sheet places them. */
export async function arrangeToasts(host: HTMLElement): Promise<void> {
  if (topDialog()) return moveTo(host, '', '');
  const area = canvasArea();
  const text = editedText();
  const caret = text && caretLine(text);
  const place = await placeOverlay({
    target: area,
    area,
    size: { width: host.offsetWidth, height: host.offsetHeight },
    placements: PLACES.toasts,
    avoid: [caret ? [caret] : [], editedBoxes(area), cardBoxes(cardNames)],
    before: host.dataset.place,
  });
  if (!place || topDialog()) return;
  host.dataset.place = place.name;
  moveTo(host, `${(place.box.left + place.box.right) / 2}px`, `${place.box.top}px`);
}

function moveTo({ style }: HTMLElement, left: string, top: string): void {
  if (style.left !== left) style.left = left;
  if (style.top !== top) style.top = top;
}
