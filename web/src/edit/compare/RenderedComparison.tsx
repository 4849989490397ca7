import { type ReactNode, useEffect, useState, useRef, useEffectEvent } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { closeComparison } from '../core/comparison-actions.ts';
import type { Comparison } from '../core/comparison.ts';
import { listen } from '../core/listen.ts';
import { isPressed } from '../core/shortcuts.ts';
import { useEditor } from '../core/use-editor.ts';
import type { RevisionRow } from '../history/calls.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import type { CallState } from '../ui/use-call.ts';
import { VersionChoice } from './VersionChoice.tsx';
import { type Restoring, VersionPane } from './VersionPane.tsx';
import type { Change } from './compare-items.ts';
import type { LoadedComparison } from './load-version.ts';
import { type Side, type Documents, markChanges, sideNames, kindNames } from './mark-changes.ts';
import { revealChange } from './reveal-change.ts';
import { useScrollInStep } from './use-scroll-in-step.ts';
import { inExcerpts } from '../history/excerpt-difference.ts';
import { IconButton } from '../ui/IconButton.tsx';
import type { KeyPress } from '../core/key-press.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as styles from './compare.module.css';

const t = messages.compare;
const sides: readonly Side[] = ['before', 'after'];
const noChanges: readonly Change[] = [];

interface RenderedComparisonProps {
  comparison: Comparison;
  rows: readonly RevisionRow[] | null;
  loaded: CallState<LoadedComparison>;
  preferredWidth?: number;
  refusal: string | undefined;
  restoring: Restoring | undefined;
  actionsOf?: (change: Change) => ReactNode;
}

export function RenderedComparison(props: RenderedComparisonProps) {
  const { comparison, rows, preferredWidth, refusal, restoring, actionsOf } = props;
  const { data, error, loading, reload } = props.loaded;
  const editor = useEditor();
  const changes = data?.changes ?? noChanges;

  const [current, setCurrent] = useState(0);
  const [shown, setShown] = useState<Side>('after');
  const { documents, onReady } = useMarkedFrames(changes, () => goTo(current));
  useScrollInStep(documents);

  function goTo(index: number) {
    const reached = Math.min(index, Math.max(0, changes.length - 1));
    setCurrent(reached);
    const kind = changes[reached]?.kind;
    if (kind === 'removed') setShown('before');
    if (kind === 'added') setShown('after');
    if (documents) revealChange(documents, changes[reached]);
  }
  // A frame can get its width after its document is loaded, and each width has menus of its own.
  useEffect(() => {
    if (!documents) return;
    const reveal = () => revealChange(documents, changes[current]);
    reveal();
    const stops = Object.values(documents).map(
      ({ defaultView }) => defaultView && listen(defaultView, { resize: reveal }),
    );
    return () => stops.forEach((stop) => stop?.());
  }, [documents, changes, current]);
  const step = (by: number) => changes.length > 0 && goTo((current + by + changes.length) % changes.length);
  const onKey = (event: PressedKey) => {
    if (isTyped(event.target)) return;
    if (isPressed(event, 'nextChange')) step(1);
    if (isPressed(event, 'previousChange')) step(-1);
  };
  useFrameKeys(documents, (event) => (isPressed(event, 'closeComparison') ? closeComparison(editor) : onKey(event)));

  return (
    <div className={styles.compareScreen} onKeyDown={onKey} aria-busy={loading}>
      <div className={styles.compareBar}>
        <VersionChoice comparison={comparison} rows={rows} side="before" />
        <VersionChoice comparison={comparison} rows={rows} side="after" />
        <Steps position={current + 1} count={changes.length} onStep={step} />
        <div className={styles.compareSides} role="group" aria-label={t.show}>
          {sides.map((side) => (
            <Button key={side} aria-pressed={shown === side} onClick={() => setShown(side)}>
              {sideNames[side]}
            </Button>
          ))}
        </div>
        <ErrorMessage>{error}</ErrorMessage>
      </div>
      <section className={styles.compareList} aria-label={t.changes}>
        {!data && !error && <p className={inputsStyles.hint}>{common.loading}</p>}
        {refusal && <p className={styles.compareWords}>{refusal}</p>}
        {data && <ComparedChanges changes={changes} current={current} onGoTo={goTo} actionsOf={actionsOf} />}
      </section>
      {data &&
        sides.map((side) => (
          <VersionPane
            key={side}
            side={side}
            version={comparison[side]}
            html={data.html[side]}
            preferredWidth={preferredWidth}
            isShown={shown === side}
            restoring={restoring}
            onReady={(document) => onReady(side, document)}
            onRestored={reload}
          />
        ))}
    </div>
  );
}

interface ComparedChangesProps {
  changes: readonly Change[];
  current: number;
  onGoTo: (index: number) => void;
  actionsOf?: (change: Change) => ReactNode;
}

function ComparedChanges({ changes, current, onGoTo, actionsOf }: ComparedChangesProps) {
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

function useMarkedFrames(changes: readonly Change[], onMarked: () => void) {
  const frames = useRef<Partial<Documents>>({});
  const [documents, setDocuments] = useState<Documents | null>(null);
  const onReady = (side: Side, document: Document) => {
    frames.current[side] = document;
    const { before, after } = frames.current;
    if (!before || !after) return;
    const both = { before, after };
    markChanges(both, changes);
    setDocuments(both);
    onMarked();
  };
  return { documents, onReady };
}

interface StepsProps {
  position: number;
  count: number;
  onStep: (by: number) => void;
}

function Steps({ position, count, onStep }: StepsProps) {
  return (
    <div className={styles.compareSteps}>
      <IconButton icon={ChevronUp} label={t.previous} onClick={() => onStep(-1)} disabled={count === 0} />
      <span role="status">{count === 0 ? t.count(0) : t.position({ position, count })}</span>
      <IconButton icon={ChevronDown} label={t.next} onClick={() => onStep(1)} disabled={count === 0} />
    </div>
  );
}

interface PressedKey extends KeyPress {
  target: EventTarget | null;
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea');

function useFrameKeys(documents: Documents | null, onKey: (event: PressedKey) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => onKey(event));
  useEffect(() => {
    if (!documents) return;
    const keydown = (event: KeyboardEvent) => handle(event);
    const stops = [documents.before, documents.after].map((document) => listen(document, { keydown }));
    return () => stops.forEach((stop) => stop());
  }, [documents]);
}
