import { useEffect, useState } from 'react';
import type { ReadonlyState } from '../core/state.ts';
import { showTourStep } from '../core/tour-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { messages } from '../messages/messages.ts';
import * as styles from './tour.module.css';

export const tourSteps: readonly TourStep[] = [
  { name: 'write', isDone: (now, before) => now.canUndo && now.documents.page !== before.documents.page },
  { name: 'add', isDone: (now, before) => countItems(now.documents.page) > countItems(before.documents.page) },
  { name: 'publish', isDone: (now, before) => now.receipt !== null && now.receipt !== before.receipt },
];

const t = messages.help.tour;

/** The tour is shown in the bar, where it covers nothing. */
export function Tour({ step }: { step: number }) {
  const editor = useEditor();
  const now = useEditorState();
  const [before, setBefore] = useState<{ step: number; state: ReadonlyState }>({ step, state: now });
  const isOtherPage = now.documents.page?._id !== before.state.documents.page?._id;
  if (before.step !== step || isOtherPage) setBefore({ step, state: now });
  const { name, isDone } = tourSteps[step]!;
  const done = before.step === step && isDone(now, before.state);
  const isLast = step === tourSteps.length - 1;
  const next = () => showTourStep(editor, isLast ? null : step + 1);
  useEffect(() => {
    if (done) next();
  });
  useEffect(() => {
    document.documentElement.dataset.tour = name;
    return () => void delete document.documentElement.dataset.tour;
  }, [name]);
  return (
    <div role="region" aria-label={t.title} className={styles.tour}>
      <strong>{t.position(step + 1, tourSteps.length)}</strong>
      <span role="status">{t.steps[name]}</span>
      <button type="button" onClick={next}>
        {isLast ? t.finish : t.next}
      </button>
      {!isLast && (
        <button type="button" onClick={() => showTourStep(editor, null)}>
          {t.skip}
        </button>
      )}
    </div>
  );
}

interface TourStep {
  name: keyof typeof messages.help.tour.steps;
  /** Returns true if the user has completed the step since it was shown. */
  isDone: (now: ReadonlyState, before: ReadonlyState) => boolean;
}

/** Counts items inside other items too. */
export function countItems(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + countItems(one), 0);
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'componentType' in value ? 1 : 0;
  return own + countItems(Object.values(value));
}
