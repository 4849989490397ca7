import { type ReactNode, useState } from 'react';
import { RESTORABLE } from './restorable.ts';
import { type Use, siteDocumentUses } from './uses.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { runWithToast } from '../core/toast-actions.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { CallState } from '../ui/use-call.ts';

interface DeleteDialogProps {
  title: string;
  width: number;
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
  const { title, width, height, about, uses: usesCall, blockedBy, replacement, done } = props;
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
    // It may be in use by now.
    reload();
  };
  return (
    <Dialog title={title} width={width} height={height} onClose={onClose}>
      {children}
      {error && (
        <p className="ed-error" role="alert">
          {error}
        </p>
      )}
      {!uses && !error && <p>Checking where {about} is used…</p>}
      {uses?.length === 0 && blockedBy && <p>{blockedBy}</p>}
      {isUsed && (
        <>
          <p>
            {replacement
              ? `These pages link to ${about}. Change their links, or choose a page to redirect visitors to:`
              : `${about} cannot be deleted because it is used by:`}
          </p>
          <ul className="ed-uses">
            {uses.map((use) => (
              <li key={use.parentId}>{siteDocumentUses(use, visit?.domainId ?? '') ?? <PageLink {...use} />}</li>
            ))}
          </ul>
        </>
      )}
      {uses && !blockedBy && replacement?.input}
      {isRemovable && (
        <p>
          {!isUsed && `Nothing uses ${about}. `}
          {RESTORABLE}
        </p>
      )}
      <div className="ed-actions">
        <Button onClick={onClose}>{isRemovable ? 'Cancel' : 'Close'}</Button>
        {isRemovable && (
          <Button
            look="danger"
            disabled={busy}
            onClick={(event) => {
              // Ignores the second click of a double click.
              if (event.detail < 2) void run();
            }}
          >
            {isReplaced ? replacement.button : 'Delete'}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const PageLink = ({ slug, title, hidden }: Use) =>
  hidden ? (
    <>A page that you may not see</>
  ) : (
    <a href={`/${slug}`} target="_blank" rel="noreferrer">
      {title && <strong>{title}</strong>} /{slug}
    </a>
  );
