import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api.ts';
import { siteDocumentUses, type Use } from '../confirm/uses.ts';
import { announce } from '../core/announce-actions.ts';
import { askToSignIn } from '../core/session-status-actions.ts';
import { showSuccess } from '../core/toast-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { FilePicker } from '../ui/FilePicker.tsx';
import type { CallState } from '../ui/use-call.ts';
import { useSubmission } from '../ui/use-submission.ts';
import { sendFile, type Uploaded } from '../uploading/send-file.ts';
import { maxBytes, validateFile } from '../uploading/validate-file.ts';
import * as baseStyles from '../ui/styles/base.module.css';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';

const t = messages.media.replace;

const routes = { image: 'POST /image/replace', file: 'POST /file/replace' } as const;
type Kind = keyof typeof routes;
type Replaced<K extends Kind> = Uploaded<(typeof routes)[K]>;

interface ReplaceDialogProps<K extends Kind> {
  kind: K;
  replaced: { _id: string; name: string; edition?: string };
  uses: CallState<readonly Use[]>;
  onReplaced: (document: Replaced<K>) => void;
  onClose: () => void;
}

export function ReplaceDialog<K extends Kind>({ kind, replaced, uses, onReplaced, onClose }: ReplaceDialogProps<K>) {
  const editor = useEditor();
  const { _id, name, edition = '' } = replaced;
  const { busy, error, setError, run } = useSubmission();
  const [chosen, setChosen] = useState<File | null>(null);
  const [sent, setSent] = useState(0);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const choose = ([file]: readonly File[]) => {
    setError(validateFile(kind, file!));
    setChosen(file!);
  };
  const send = async (file: File) => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    try {
      const document = await sendFile(routes[kind], { file, fields: { _id, edition }, onProgress: setSent, signal });
      announce(editor, t.done(name));
      showSuccess(editor, t.done(name));
      onReplaced(document as Replaced<K>);
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) askToSignIn(editor);
      if (!signal.aborted) throw failure;
    }
  };
  return (
    <Dialog title={t.named(name)} width={640} onClose={onClose}>
      <div className={sidebarStyles.stack}>
        <Effect name={name} uses={uses} />
        <p>
          {t.kept[kind]} {t.restorable}
        </p>
        <div className={inputsStyles.actions}>
          <FilePicker className={baseStyles.button} accept={kind === 'image' ? 'image/*' : undefined} onFiles={choose}>
            {kind === 'image' ? common.choosePicture : common.chooseFile}
          </FilePicker>
          <span className={inputsStyles.hint}>{chosen ? t.chosen(chosen.name) : t.limit(maxBytes(kind))}</span>
        </div>
        {busy && <progress aria-label={messages.uploading.uploading(chosen!.name)} max={1} value={sent} />}
        <ErrorMessage>{error}</ErrorMessage>
        <div className={inputsStyles.actions}>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="primary"
            disabled={busy || !chosen || validateFile(kind, chosen) !== ''}
            onClick={() => void run(() => send(chosen!))}
          >
            {t.run}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Effect({ name, uses: { data, error } }: { name: string; uses: CallState<readonly Use[]> }) {
  const { visit } = useEditorState();
  if (error) return <ErrorMessage>{error}</ErrorMessage>;
  if (!data) return <p>{messages.confirm.uses.checking(name)}</p>;
  const others = data.flatMap((use) => siteDocumentUses(use, visit?.domainId ?? '') ?? []);
  const pages = data.length - others.length;
  return <p>{data.length === 0 ? t.unused : t.effect(t.usedOn({ pages, others }))}</p>;
}
