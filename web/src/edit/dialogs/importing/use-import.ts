import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../core/error-message.ts';
import { refusalAnywhere } from '../../core/permissions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { messages } from '../../messages/messages.ts';
import { registerForm } from '../../forms/form-actions.ts';
import { loadDraft, loadOrigins, loadRedirects } from '../../moving-in/load-known.ts';
import { Patience } from '../../moving-in/patience.ts';
import { PictureStore } from '../../moving-in/picture-store.ts';
import { type OriginRow, type PlannedPage, planImport, type Target } from '../../moving-in/plan.ts';
import { readFiles } from '../../moving-in/read-files.ts';
import { type ImportedPage, runImport } from '../../moving-in/run-import.ts';

const t = messages.movingIn;

type Phase = 'choosing' | 'reading' | 'planned' | 'running' | 'done';

interface Import {
  phase: Phase;
  error: string;
  fileNotes: readonly string[];
  planned: readonly PlannedPage[];
  imported: readonly ImportedPage[];
  isPaused: boolean;
}
const nothing: Import = { phase: 'choosing', error: '', fileNotes: [], planned: [], imported: [], isPaused: false };

export function useImport() {
  const editor = useEditor();
  const [now, setNow] = useState(nothing);
  const patience = useRef<Patience | null>(null);
  const isRunning = useRef(false);
  const known = useRef<readonly OriginRow[]>([]);
  const change = (part: Partial<Import>) => setNow((before) => ({ ...before, ...part }));
  useEffect(() => {
    const goOn = () => patience.current?.goOn();
    window.addEventListener('online', goOn);
    return () => {
      window.removeEventListener('online', goOn);
      patience.current?.stop();
    };
  }, []);
  useEffect(
    () =>
      registerForm(editor, {
        name: 'import',
        question: { title: t.stopTitle, text: t.stopText, yes: t.stop, no: t.goOn },
        isChanged: () => isRunning.current,
        finished: () => Promise.resolve(),
        discard: () => patience.current?.stop(),
      }),
    [editor],
  );
  const domainId = editor.state.visit?.domainId ?? '';
  const mayRedirect = !refusalAnywhere(editor.state, 'redirects');
  const mayAddPictures = !refusalAnywhere(editor.state, 'media');

  const check = async (files: readonly File[], target: Target) => {
    setNow({ ...nothing, phase: 'reading' });
    try {
      const [{ articles, notes }, origins, redirects] = await Promise.all([
        readFiles(files),
        loadOrigins(target),
        mayRedirect ? loadRedirects(domainId) : null,
      ]);
      known.current = origins;
      const planned = await planImport(articles, target, { origins, redirects, loadDraft });
      const missing = [...(mayRedirect ? [] : [t.notes.noRedirects]), ...(mayAddPictures ? [] : [t.notes.noPictures])];
      change({ phase: 'planned', planned, fileNotes: [...new Set([...notes, ...missing])] });
    } catch (error) {
      change({ phase: 'choosing', error: errorMessage(error) });
    }
  };

  const run = async (target: Target) => {
    const patient = new Patience((isPaused) => change({ isPaused }));
    patience.current = patient;
    isRunning.current = true;
    change({ phase: 'running', imported: [] });
    const pictures = mayAddPictures ? new PictureStore(known.current, patient) : null;
    const onImported = (page: ImportedPage) =>
      setNow((before) => ({ ...before, imported: [...before.imported, page] }));
    await runImport(now.planned, {
      editor,
      target,
      domainId,
      pictures,
      patience: patient,
      onImported,
    });
    isRunning.current = false;
    change({ phase: 'done', isPaused: false });
  };

  return {
    ...now,
    check,
    run,
    stop: () => patience.current?.stop(),
    goOn: () => patience.current?.goOn(),
    reset: () => setNow(nothing),
  };
}
