import type { ReactNode } from 'react';
import { inExcerpts } from '../history/excerpt-difference.ts';
import { messages } from '../messages/messages.ts';
import type { Change } from './compare-items.ts';
import { kindNames } from './names.ts';
import * as styles from './compare.module.css';

const t = messages.compare;

interface ComparedChangesProps {
  changes: readonly Change[];
  current: number;
  onGoTo: (index: number) => void;
  actionsOf?: (change: Change) => ReactNode;
}

export function ComparedChanges({ changes, current, onGoTo, actionsOf }: ComparedChangesProps) {
  if (changes.length === 0) return <p>{t.none}</p>;
  return (
    <ol>
      {changes.map((change, index) => (
        <li key={change.id} className={styles.compareChange} data-current={index === current || undefined}>
          <button
            type="button"
            className={styles.compareGoTo}
            aria-current={index === current || undefined}
            onClick={() => onGoTo(index)}
          >
            {titleOf(change)}
          </button>
          {change.words && change.details.length === 0 && <p className={styles.compareWords}>{change.words}</p>}
          {change.details.length > 0 && (
            <ul className={styles.compareDetails}>
              {change.details.map((detail, at) => (
                <li key={at}>{t.changeDetail(inExcerpts(detail))}</li>
              ))}
            </ul>
          )}
          {actionsOf?.(change)}
        </li>
      ))}
    </ol>
  );
}

const titleOf = ({ kind, isMovedToo, label }: Change): string =>
  t.changeTitle({ kind: isMovedToo ? t.movedAndChanged : kindNames[kind], label });
