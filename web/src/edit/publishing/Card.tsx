import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { type CardName, cardNames } from '../core/cards.ts';
import { useEditorState, useEditor } from '../core/use-editor.ts';
import { BAR, boxesOf, canvasArea, cardBoxes, editedBoxes } from '../canvas/overlay-boxes.ts';
import { PLACES, placeOverlay } from '../canvas/place-overlay.ts';
import { foldCard } from '../core/card-actions.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';
import * as styles from './publishing.module.css';

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
    const arrange = async () => {
      const place = await findPlace(element, name);
      if (!element.isConnected) return;
      if (!place) return foldCard(editor, name, true);
      const translate = `${place.box.left}px ${place.box.top}px`;
      if (element.dataset.corner !== place.name) element.dataset.corner = place.name;
      if (element.style.translate !== translate) element.style.translate = translate;
    };
    void arrange();
    const measurement = editor.get(createOverlayMeasurement);
    const size = new ResizeObserver(measurement.schedule);
    size.observe(element);
    const end = measurement.subscribeLast(() => void arrange());
    return () => {
      size.disconnect();
      end();
    };
  }, [editor, card, name, isFolded]);
}

function findPlace({ offsetWidth: width, offsetHeight: height, dataset }: HTMLElement, name: CardName) {
  const area = canvasArea();
  const earlier = cardNames.slice(0, cardNames.indexOf(name));
  return placeOverlay({
    target: area,
    area,
    size: { width, height },
    placements: PLACES.card,
    avoid: [editedBoxes(area), [...boxesOf(BAR), ...cardBoxes(earlier)]],
    before: dataset.corner,
  });
}
