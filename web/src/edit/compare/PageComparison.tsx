import { useState } from 'react';
import { closeComparison } from '../core/comparison-actions.ts';
import type { Comparison } from '../core/comparison.ts';
import { useDocument } from '../core/use-document.ts';
import { isPressed } from '../core/shortcuts.ts';
import { useEditor } from '../core/use-editor.ts';
import { useHistory } from '../history/use-history.ts';
import { flushPage } from '../saving/commands.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { useResult } from '../ui/use-call.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import { ChangedBlocks } from './ChangedBlocks.tsx';
import { Steps } from './Steps.tsx';
import { VersionChoice } from './VersionChoice.tsx';
import { VersionPane } from './VersionPane.tsx';
import { comparePages } from './compare-pages.ts';
import { loadVersion } from './load-version.ts';
import type { Side } from './mark-changes.ts';
import { sideNames } from './names.ts';
import { revealChange } from './reveal-change.ts';
import { type PressedKey, isTyped, useFrameKeys } from './use-frame-keys.ts';
import { useMarkedFrames } from './use-marked-frames.ts';
import { useScrollInStep } from './use-scroll-in-step.ts';
import * as styles from './compare.module.css';

const t = messages.compare;
const sides: readonly Side[] = ['before', 'after'];

export function PageComparison({ comparison }: { comparison: Comparison }) {
  const editor = useEditor();
  const { _id, before, after } = comparison;
  const { data, error, loading, reload } = useResult(`${_id} ${before} ${after}`, async (signal) => {
    // The server compares what it has stored.
    await flushPage(editor);
    const [old, now] = await Promise.all([loadVersion(_id, before, signal), loadVersion(_id, after, signal)]);
    return { before: old, after: now, changes: comparePages(old.page, now.page) };
  });
  const changes = data?.changes ?? [];
  const { rows } = useHistory('page', _id, useDocument('page')?.revision);

  const [current, setCurrent] = useState(0);
  const [shown, setShown] = useState<Side>('after');
  const { documents, onReady } = useMarkedFrames(changes, (both) => goTo(current, both));
  useScrollInStep(documents);

  function goTo(index: number, shownIn = documents) {
    const reached = Math.min(index, Math.max(0, changes.length - 1));
    setCurrent(reached);
    if (shownIn) revealChange(shownIn, changes[reached]);
  }
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
        {data && (
          <ChangedBlocks
            changes={changes}
            current={current}
            comparison={comparison}
            version={data.before.page}
            onGoTo={goTo}
            onRestored={reload}
          />
        )}
      </section>
      {data &&
        sides.map((side) => (
          <VersionPane
            key={side}
            side={side}
            version={comparison[side]}
            html={data[side].html}
            isShown={shown === side}
            onReady={(document) => onReady(side, document)}
            onRestored={reload}
          />
        ))}
    </div>
  );
}
