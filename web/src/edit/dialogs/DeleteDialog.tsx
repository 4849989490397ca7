import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { RESTORABLE } from '../confirm/restorable.ts';
import { type Use, siteDocumentUses } from '../confirm/uses.ts';
import { state } from '../core/state.ts';
import { runWithToast } from '../core/toast.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { CallState } from '../ui/use-call.ts';

interface RemoveDialogProps {
  title: string;
  width: number;
  height: number;
  /** What is to be removed, by its name. */
  about: string;
  /** What uses it. */
  uses: CallState<readonly Use[]>;
  /** Another reason why it can not go. */
  inTheWay?: string;
  /** Offered besides: a replacement for what uses it, with whether one is chosen and what the button says then. */
  replacement?: { isChosen: boolean; input: ReactNode; button: string };
  /** What is said once it is gone. */
  done: string;
  remove: () => Promise<unknown>;
  onRemoved: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Deletes what no page uses, and names the pages where one does. */
export function DeleteDialog(props: RemoveDialogProps) {
  const { title, width, height, about, uses: asked, inTheWay, replacement, done } = props;
  const { remove, onRemoved, onClose, children } = props;
  const { data: uses, error, reload } = asked;
  const { visit } = useSnapshot(state);
  const [busy, setBusy] = useState(false);
  const isUsed = uses !== null && uses.length > 0;
  const isReplaced = replacement?.isChosen === true;
  const isRemovable = uses !== null && !inTheWay && (!isUsed || isReplaced);
  const run = async () => {
    setBusy(true);
    if (await runWithToast(remove, done)) return onRemoved();
    setBusy(false);
    // Somebody may have begun to use it meanwhile.
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
      {!uses && !error && <p>Looking where {about} is used…</p>}
      {uses?.length === 0 && inTheWay && <p>{inTheWay}</p>}
      {isUsed && (
        <>
          <p>
            {replacement
              ? `${about} is linked from here. Change these links, or choose a page that visitors are redirected to:`
              : `${about} can not be deleted, because it is used by:`}
          </p>
          <ul className="ed-uses">
            {uses.map((use) => (
              <li key={use.parentId}>{siteDocumentUses(use, visit?.domainId ?? '') ?? <PageLink {...use} />}</li>
            ))}
          </ul>
        </>
      )}
      {uses && !inTheWay && replacement?.input}
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
              // The second click of the one that opened this is no answer.
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
