import { nanoid } from 'nanoid';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Queue, UploadKind } from './queue.ts';
import { type UploadedOf, upload, uploads, onUploaded } from './uploads.ts';

interface UploadHandlers<K extends UploadKind> {
  /** The one file that was chosen here is there. */
  onOne: (made: UploadedOf<K>) => void;
  /** One of several is there, or one that was asked for elsewhere. */
  onOther?: (made: UploadedOf<K>) => void;
}

/** What is on its way, and how to send more. */
export function useUploads<K extends UploadKind>(kind: K, { onOne, onOther }: UploadHandlers<K>) {
  const queue = useSnapshot(uploads).queue as Queue;
  const [me] = useState(() => nanoid());
  const heard = useRef({ onOne, onOther });
  useEffect(() => {
    heard.current = { onOne, onOther };
  });
  useEffect(
    () =>
      onUploaded(kind, ({ askedBy, alone }, made) => {
        if (alone && askedBy === me) heard.current.onOne(made);
        else heard.current.onOther?.(made);
      }),
    [kind, me],
  );
  return {
    mine: queue.filter((one) => one.kind === kind),
    send: (files: readonly File[], words?: string) => upload({ kind, files, askedBy: me, words }),
  };
}
