import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import type { Editor } from '../core/editor.ts';
import type { ToastAction } from '../core/state.ts';
import { showError, showSuccess } from '../core/toast-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import type { ActKind } from '../messages/en/page-acts.ts';
import type { FormName } from '../forms/form-names.ts';
import { useTypedText } from '../forms/use-typed-text.ts';
import { flushPage } from '../saving/commands.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SubmitForm } from '../ui/SubmitForm.tsx';
import { runAct, runsOnServer } from './run-act.ts';
import type { Failure, Outcome, Results, Task } from './task.ts';
import * as formsStyles from '../ui/styles/forms.module.css';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as actStyles from './page-acts.module.css';

const t = messages.pageActs;

export interface ActProps {
  onChanged: (outcomes: readonly Outcome[]) => void;
  onClose: () => void;
}

interface ActDialogProps extends ActProps {
  kind?: ActKind;
  title: string;
  yes: string;
  danger?: boolean;
  tasks: readonly Task[];
  /** Pages or pictures to which the action does not apply, with the reason. */
  skipped?: readonly Failure[];
  consequences: readonly string[];
  /** The form whose typed values would be lost if the dialog closed without the act. */
  typed?: { name: FormName; isTyped: boolean };
  /** The reason why the act cannot start yet. */
  missing?: string;
  done: (count: number) => string;
  /** States what the act has done to an item. With it, the dialog ends with a receipt that lists every item. */
  receipt?: string;
  /** Another action that the toast offers in addition to undo. */
  next?: (outcomes: readonly Outcome[]) => ToastAction | undefined;
  /** Runs in the background with the changed pages after the act, and after it was undone. */
  afterwards?: (changed: readonly ListedPage[]) => void;
  children?: ReactNode;
}

/** Asks one question for one or many pages or pictures, and shows the progress and the refusals. */
export function ActDialog(props: ActDialogProps) {
  const { kind = 'pages', title, yes, danger = false, tasks, skipped = [], consequences, missing, children } = props;
  const { done, receipt, next, afterwards, onClose, typed } = props;
  const editor = useEditor();
  const [finished, setFinished] = useState<number | null>(null);
  const [results, setResults] = useState<Results | null>(null);
  const isStopped = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  const onChanged: ActProps['onChanged'] = (outcomes) => {
    props.onChanged(outcomes);
    afterwards?.(outcomes.flatMap(({ page }) => page ?? []));
  };
  const run = async () => {
    isStopped.current = false;
    setFinished(0);
    await flushPage(editor).catch(() => undefined);
    const found = await runAct(editor, tasks, {
      onProgress: setFinished,
      isStopped: () => isStopped.current,
      isLeft: () => isLeft.current,
    });
    if (isLeft.current) return;
    onChanged(found.done);
    if (receipt || found.failed.length > 0 || found.done.length < tasks.length) return setResults(found);
    showSuccess(editor, done(found.done.length), next?.(found.done), undoAction(editor, found, kind, onChanged));
    onClose();
  };
  const { close } = useTypedText(typed?.name, finished === null && typed?.isTyped === true);
  const isNothing = missing === undefined && tasks.length === 0;
  const isRunning = finished !== null && !results;
  return (
    <Dialog
      title={title}
      width={640}
      onClose={isRunning ? () => void (isStopped.current = true) : () => close(onClose)}
    >
      {finished === null && (
        <SubmitForm noValidate busy={false} onSubmit={run}>
          {children}
          {isNothing && <p>{t.nothing(kind)}</p>}
          {!isNothing && (
            <ul className={formsStyles.consequences}>
              {consequences.map((consequence) => (
                <li key={consequence}>{consequence}</li>
              ))}
            </ul>
          )}
          {skipped.length > 0 && <Reasons title={t.skipped({ kind, count: skipped.length })} failures={skipped} />}
          <div className={inputsStyles.actions}>
            <Button onClick={() => close(onClose)}>{common.cancel}</Button>
            <Button type="submit" look={danger ? 'danger' : 'primary'} disabled={missing !== undefined || isNothing}>
              {yes}
            </Button>
            {missing && <span className={inputsStyles.hint}>{missing}</span>}
          </div>
        </SubmitForm>
      )}
      {isRunning && (
        <>
          <label className={actStyles.progress}>
            <span role="status">{t.progress({ finished, total: tasks.length })}</span>
            <progress value={finished} max={tasks.length} />
          </label>
          {runsOnServer(tasks) && <p className={inputsStyles.hint}>{t.continues}</p>}
          <div className={inputsStyles.actions}>
            <Button autoFocus onClick={() => void (isStopped.current = true)}>
              {t.stop(kind)}
            </Button>
          </div>
        </>
      )}
      {results && (
        <>
          <p role="status">{t.partly({ done: results.done.length, total: tasks.length })}</p>
          {results.failed.length > 0 && (
            <Reasons
              title={
                receipt ? t.publish.refused(results.failed.length) : t.refused({ kind, count: results.failed.length })
              }
              failures={results.failed}
            />
          )}
          {receipt && results.done.length > 0 && (
            <Reasons
              title={done(results.done.length)}
              failures={results.done.map(({ name }) => ({ name, reason: receipt }))}
            />
          )}
          <div className={inputsStyles.actions}>
            {results.done.some(({ undo }) => undo) && (
              <Button
                onClick={() => {
                  undoAction(editor, results, kind, onChanged)!.run();
                  onClose();
                }}
              >
                {t.undoDone({ kind, count: results.done.filter(({ undo }) => undo).length })}
              </Button>
            )}
            <Button look="primary" onClick={onClose}>
              {common.close}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

const Reasons = ({ title, failures }: { title: string; failures: readonly Failure[] }) => (
  <section className={actStyles.reasons} aria-label={title}>
    <h3>{title}</h3>
    <ul>
      {failures.map(({ name, reason }, index) => (
        <li key={`${name} ${index}`}>
          <strong>{name}</strong>: {reason}
        </li>
      ))}
    </ul>
  </section>
);

function undoAction(editor: Editor, { done }: Results, kind: ActKind, onChanged: ActProps['onChanged']) {
  const tasks = done.flatMap(({ name, undo, undoOnServer }) =>
    undo ? [{ name, run: undo, onServer: undoOnServer }] : [],
  );
  if (tasks.length === 0) return undefined;
  const undo = async () => {
    await flushPage(editor).catch(() => undefined);
    const undone = await runAct(editor, tasks);
    onChanged(undone.done);
    if (undone.done.length > 0) showSuccess(editor, t.undone({ kind, count: undone.done.length }));
    for (const { name, reason } of undone.failed.slice(0, 3)) showError(editor, t.notUndone({ name, reason }));
  };
  return { label: common.undo, run: () => void undo() };
}
