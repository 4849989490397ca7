import { type ReactNode, useState } from 'react';
import { type Use, aroundPages } from '../confirm/uses.ts';
import { attempt } from '../core/toast.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { Called } from '../ui/use-call.ts';

interface RemoveDialogProps {
  title: string;
  width: number;
  height: number;
  /** What is to be removed, by its name. */
  about: string;
  /** What uses it. */
  uses: Called<readonly Use[]>;
  /** Another reason why it can not go. */
  inTheWay?: string;
  /** What is said once it is gone. */
  done: string;
  remove: () => Promise<unknown>;
  onRemoved: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Deletes what no page uses, and names the pages where one does. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { title, width, height, about, uses: asked, inTheWay, done, remove, onRemoved, onClose, children } = props;
  const { data: uses, error, reload } = asked;
  const [busy, setBusy] = useState(false);
  const isFree = uses?.length === 0 && !inTheWay;
  const run = async () => {
    setBusy(true);
    if (await attempt(remove, done)) return onRemoved();
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
      {uses && uses.length > 0 && (
        <>
          <p>{about} can not be deleted, because it is used by:</p>
          <ul className="ed-uses">
            {uses.map((use) => (
              <li key={use.parentId}>{aroundPages(use) ?? <PageLink {...use} />}</li>
            ))}
          </ul>
        </>
      )}
      {isFree && <p>Nothing uses {about}. Once it is deleted there is no way to recover it.</p>}
      <div className="ed-actions">
        <Button onClick={onClose}>{isFree ? 'Cancel' : 'Close'}</Button>
        {isFree && (
          <Button
            look="danger"
            disabled={busy}
            onClick={(event) => {
              // The second click of the one that opened this is no answer.
              if (event.detail < 2) void run();
            }}
          >
            Delete
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const PageLink = ({ slug, hidden }: Use) =>
  hidden ? (
    <>A page that you may not see</>
  ) : (
    <a href={`/${slug}`} target="_blank" rel="noreferrer">
      /{slug}
    </a>
  );
