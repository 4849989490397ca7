import { type RefObject, useLayoutEffect } from 'react';
import type { Area } from '../canvas/area.ts';
import { BAR, RAIL, boxesOf, cardOf, panelBoxes } from '../canvas/bar-boxes.ts';
import { editedBoxes } from '../canvas/edited-boxes.ts';
import { pageArea } from '../canvas/visible-area.ts';
import { foldCard } from '../core/card-actions.ts';
import { type CardName, cardNames } from '../core/cards.ts';
import { useEditor } from '../core/use-editor.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';
import { placeCard } from './place-card.ts';

/** Moves the card out of the way of the text that is being edited, and folds it if there is no place. */
export function useCardPlace(card: RefObject<HTMLElement | null>, name: CardName, isFolded: boolean): void {
  const editor = useEditor();
  useLayoutEffect(() => {
    const element = card.current;
    if (!element || isFolded) return;
    const arrange = () => {
      const place = findPlace(element, name);
      if (!place) return foldCard(editor, name);
      const translate = `${place.box.left}px ${place.box.top}px`;
      if (element.dataset.corner !== place.name) element.dataset.corner = place.name;
      if (element.style.translate !== translate) element.style.translate = translate;
    };
    arrange();
    const measurement = editor.get(createOverlayMeasurement);
    const size = new ResizeObserver(measurement.schedule);
    size.observe(element);
    const end = measurement.subscribeLast(arrange);
    return () => {
      size.disconnect();
      end();
    };
  }, [editor, card, name, isFolded]);
}

function findPlace(element: HTMLElement, name: CardName) {
  const area = freeArea();
  const earlier = cardNames.slice(0, cardNames.indexOf(name)).map(cardOf);
  return placeCard({
    area,
    size: { width: element.offsetWidth, height: element.offsetHeight },
    text: editedBoxes(area),
    others: [...boxesOf(BAR), ...panelBoxes(...earlier)],
    before: element.dataset.corner,
  });
}

/** Excludes the folded sidebar, which is a rail at the right edge or a row at the bottom of a narrow window. */
function freeArea(): Area {
  const area = pageArea();
  const [rail] = panelBoxes(RAIL);
  if (!rail) return area;
  return rail.left > area.left ? { ...area, right: rail.left } : { ...area, bottom: Math.min(area.bottom, rail.top) };
}
