import type { Page } from '../../../../proto/entities/page.ts';
import type { Comparison } from '../core/comparison.ts';
import { useEditor } from '../core/use-editor.ts';
import { usePageRefusal } from '../core/use-page-refusal.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { messages } from '../messages/messages.ts';
import type { PageChange } from './compare-pages.ts';
import { kindNames } from './names.ts';
import { restoreChange } from './restore-actions.ts';
import * as styles from './compare.module.css';

const t = messages.compare;

interface ChangedBlocksProps {
  changes: readonly PageChange[];
  current: number;
  comparison: Comparison;
  version: Page;
  onGoTo: (index: number) => void;
  onRestored: () => void;
}

export function ChangedBlocks({ changes, current, comparison, version, onGoTo, onRestored }: ChangedBlocksProps) {
  const editor = useEditor();
  const refusal = usePageRefusal('edit');
  const name = t.version(comparison.before);
  const nameOf = ({ kind, label }: PageChange) =>
    kind === 'added' ? t.takeOutNamed(label) : t.restoreNamed({ label, version: name });
  if (changes.length === 0) return <p>{t.none}</p>;
  return (
    <>
      {refusal && <p className={styles.compareWords}>{refusal}</p>}
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
                  <li key={at}>{t.changeDetail(detail)}</li>
                ))}
              </ul>
            )}
            <ActionButton
              look="quiet"
              disabled={refusal !== undefined}
              title={refusal}
              aria-label={nameOf(change)}
              run={async () => {
                if (await restoreChange(editor, { change, version, name }, onRestored)) onRestored();
              }}
            >
              {change.kind === 'added' ? t.takeOut : t.restoreBlock}
            </ActionButton>
          </li>
        ))}
      </ol>
    </>
  );
}

const titleOf = ({ kind, isMovedToo, label }: PageChange): string =>
  t.changeTitle({ kind: isMovedToo ? t.movedAndChanged : kindNames[kind], label });
