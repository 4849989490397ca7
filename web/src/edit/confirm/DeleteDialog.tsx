import { type ReactNode, useState } from 'react';
import { type Use, siteDocumentUses } from './uses.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { runWithToast } from '../core/toast-actions.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { CallState } from '../ui/use-call.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as cropperStyles from '../ui/styles/cropper.module.css';

const t = messages.confirm.uses;

interface DeleteDialogProps {
  title: string;
  height: number;
  about: string;
  uses: CallState<readonly Use[]>;
  blockedBy?: string;
  replacement?: { isChosen: boolean; input: ReactNode; button: string };
  done: string;
  remove: () => Promise<unknown>;
  onRemoved: () => void;
  onClose: () => void;
  children?: ReactNode;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const editor = useEditor();
  const { title, height, about, uses: usesCall, blockedBy, replacement, done } = props;
  const { remove, onRemoved, onClose, children } = props;
  const { data: uses, error, reload } = usesCall;
  const { visit } = useEditorState();
  const [busy, setBusy] = useState(false);
  const isUsed = uses !== null && uses.length > 0;
  const isReplaced = replacement?.isChosen === true;
  const isRemovable = uses !== null && !blockedBy && (!isUsed || isReplaced);
  const run = async () => {
    setBusy(true);
    if (await runWithToast(editor, remove, done)) return onRemoved();
    setBusy(false);
    // Loads the uses again, because the document may be in use by now.
    reload();
  };
  return (
    <Dialog title={title} width={800} height={height} onClose={onClose}>
      {children}
      <ErrorMessage>{error}</ErrorMessage>
      {!uses && !error && <p>{t.checking(about)}</p>}
      {uses?.length === 0 && blockedBy && <p>{blockedBy}</p>}
      {isUsed && (
        <>
          <p>{replacement ? t.links(about) : t.blocked(about)}</p>
          <ul className={cropperStyles.uses}>
            {uses.map((use) => (
              <li key={use.parentId}>{siteDocumentUses(use, visit?.domainId ?? '') ?? <PageLink {...use} />}</li>
            ))}
          </ul>
        </>
      )}
      {uses && !blockedBy && replacement?.input}
      {isRemovable && (
        <p>
          {!isUsed && `${t.none(about)} `}
          {messages.confirm.restorable}
        </p>
      )}
      <div className={inputsStyles.actions}>
        <Button onClick={onClose}>{isRemovable ? common.cancel : common.close}</Button>
        {isRemovable && (
          <Button
            look="danger"
            disabled={busy}
            onClick={(event) => {
              // Ignores the second click of a double click.
              if (event.detail < 2) void run();
            }}
          >
            {isReplaced ? replacement.button : common.delete}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const PageLink = ({ slug, title, hidden }: Use) =>
  hidden ? (
    <>{t.hiddenFirst}</>
  ) : (
    <a href={`/${slug}`} target="_blank" rel="noreferrer">
      {title && <strong>{title}</strong>} /{slug}
    </a>
  );
