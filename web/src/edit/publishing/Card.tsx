import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { type CardName, cardNames } from '../core/cards.ts';
import { useEditorState, useEditor } from '../core/use-editor.ts';
import { type Area, type Place, type Size, boxAt, firstFree } from '../canvas/area.ts';
import { BAR, RAIL, boxesOf, cardOf, panelBoxes } from '../canvas/bar-boxes.ts';
import { editedBoxes } from '../canvas/edited-boxes.ts';
import { pageArea } from '../canvas/visible-area.ts';
import { foldCard } from '../core/card-actions.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';
import * as styles from './publishing.module.css';

const GAP = 8;

interface CardProps {
  ref: RefObject<HTMLElement | null>;
  name: CardName;
  label: string;
  /** Whether the receipt has verified everything; absent on other cards. */
  isVerified?: boolean;
  children: ReactNode;
}

/** A message above the page that never covers the edited text. While it is folded, the bar has a button for it. */
export function Card({ ref, name, label, isVerified, children }: CardProps) {
  const isFolded = useEditorState().foldedCards[name];
  const wasFolded = useRef(false);
  useCardPlace(ref, name, isFolded);
  useLayoutEffect(() => {
    // The button that opened the card no longer exists, so the card gets the focus.
    if (wasFolded.current && document.activeElement === document.body) ref.current?.focus();
    wasFolded.current = isFolded;
  }, [ref, isFolded]);
  if (isFolded) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.card}
      aria-label={label}
      data-card={name}
      data-receipt={isVerified}
    >
      {children}
    </section>
  );
}

/** Moves the card away from the edited text, and folds it if there is no place. */
function useCardPlace(card: RefObject<HTMLElement | null>, name: CardName, isFolded: boolean): void {
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

interface CardSurroundings {
  /** The part of the window in which neither the sidebar nor a bar of the editor covers the page. */
  area: Area;
  size: Size;
  /** The lines of the text with the caret, and its toolbar. The card never covers them. */
  text: readonly Area[];
  /** The bar of a block and other cards. The card covers them only if there is no other place. */
  others: readonly Area[];
  /** The previous corner. The card stays there while it covers nothing. */
  before?: string;
}

/** Returns the first corner in which the card does not cover `text`, or null if there is none. */
export function placeCard({ area, size, text, others, before }: CardSurroundings): Place | null {
  const corners = cornersOf(area, size);
  const inOrder = [...corners.filter(({ name }) => name === before), ...corners];
  return (
    firstFree(inOrder, area, [...text, ...others]) ??
    firstFree(inOrder, area, text) ??
    (text.length === 0 ? corners[0]! : null)
  );
}

function cornersOf(area: Area, size: Size): [Place, ...Place[]] {
  const [left, right] = [area.left + GAP, area.right - GAP - size.width];
  const [top, bottom] = [area.top + GAP, area.bottom - GAP - size.height];
  return [
    { name: 'bottom-left', box: boxAt(left, Math.max(area.top, bottom), size) },
    { name: 'bottom-right', box: boxAt(right, bottom, size) },
    { name: 'top-left', box: boxAt(left, top, size) },
    { name: 'top-right', box: boxAt(right, top, size) },
  ];
}
