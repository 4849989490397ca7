import { nanoid } from 'nanoid';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Queue, UploadKind } from './queue.ts';
import { type UploadedOf, upload, uploadState, onUploaded } from './upload-actions.ts';
import { useEditor } from '../core/use-editor.ts';

interface UploadHandlers<K extends UploadKind> {
  /** Called when the only file of this request has been uploaded. */
  onOne: (made: UploadedOf<K>) => void;
  /** Called when one of several files, or a file of another request, has been uploaded. */
  onOther?: (made: UploadedOf<K>) => void;
}

export function useUploads<K extends UploadKind>(kind: K, { onOne, onOther }: UploadHandlers<K>) {
  const editor = useEditor();
  const queue = useSnapshot(uploadState(editor)).queue as Queue;
  const [requesterId] = useState(() => nanoid());
  const handlers = useRef({ onOne, onOther });
  useEffect(() => {
    handlers.current = { onOne, onOther };
  });
  useEffect(
    () =>
      onUploaded(editor, kind, ({ requesterId: id, isSingle }, made) => {
        if (isSingle && id === requesterId) handlers.current.onOne(made);
        else handlers.current.onOther?.(made);
      }),
    [editor, kind, requesterId],
  );
  return {
    pending: queue.filter((entry) => entry.kind === kind),
    send: (files: readonly File[], text?: string) => upload(editor, { kind, files, requesterId, text }),
  };
}
