import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { CardName } from '../core/cards.ts';
import { useEditorState } from '../core/use-editor.ts';
import { useCardPlace } from './use-card-place.ts';
import * as styles from './publishing.module.css';

interface CardProps {
  ref: RefObject<HTMLElement | null>;
  name: CardName;
  label: string;
  /** Whether the receipt has verified everything; absent on other cards. */
  isVerified?: boolean;
  children: ReactNode;
}

/** Over the page, but never over the text that is being edited. While it is folded, the bar has a button for it. */
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
