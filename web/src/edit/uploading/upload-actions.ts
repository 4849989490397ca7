import { nanoid } from 'nanoid';
import { proxy, ref } from 'valtio';
import { ApiError } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { announce } from '../core/announce-actions.ts';
import { askToSignIn } from '../core/session-status-actions.ts';
import { showError, showSuccess } from '../core/toast-actions.ts';
import { classifyFailure } from '../core/failure.ts';
import { errorMessage } from '../core/error-message.ts';
import { type Queue, type Upload, type UploadKind, begin, fail, next, progress, retry, removeUpload } from './queue.ts';
import { validateFile } from './validate-file.ts';
import { type UploadRoute, type Uploaded, sendFile } from './send-file.ts';
import { messages } from '../messages/messages.ts';

const t = messages.uploading;

const routes = {
  image: { route: 'POST /image/upload', text: 'alt' },
  file: { route: 'POST /file/uploadFile', text: 'description' },
} as const satisfies Record<UploadKind, { route: UploadRoute; text: string }>;

export type UploadedOf<K extends UploadKind> = Uploaded<(typeof routes)[K]['route']>;
type Listener = (upload: Upload, made: never) => void;

/** Outlives the dialogs, so that closing one does not cancel uploads. */
const uploads = () => ({
  shown: proxy<{ queue: Queue }>({ queue: ref([]) }),
  listeners: { image: new Set(), file: new Set() } as Record<UploadKind, Set<Listener>>,
  stops: new Map<string, AbortController>(),
});

export const uploadState = (editor: Editor): { readonly queue: Queue } => editor.get(uploads).shown;

interface UploadRequest {
  kind: UploadKind;
  files: readonly File[];
  requesterId: string;
  text?: string;
}

export function upload(editor: Editor, { kind, files, requesterId, text = '' }: UploadRequest): void {
  const isSingle = files.length === 1;
  const added = files.map((file): Upload => {
    const message = validateFile(kind, file);
    const state = message === '' ? 'waiting' : 'failed';
    return { id: nanoid(), kind, file, text, requesterId, isSingle, state, sent: 0, message, canRetry: message === '' };
  });
  put(editor, [...editor.get(uploads).shown.queue, ...added]);
}

export const tryAgain = (editor: Editor, id: string): void => put(editor, retry(editor.get(uploads).shown.queue, id));

export function discardUpload(editor: Editor, id: string): void {
  editor.get(uploads).stops.get(id)?.abort();
  put(editor, removeUpload(editor.get(uploads).shown.queue, id));
}

export const isUploading = (editor: Editor): boolean =>
  editor.get(uploads).shown.queue.some((one) => one.state !== 'failed');

export function onUploaded<K extends UploadKind>(
  editor: Editor,
  kind: K,
  listener: (upload: Upload, made: UploadedOf<K>) => void,
): () => void {
  const callback = listener as Listener;
  const { listeners } = editor.get(uploads);
  listeners[kind].add(callback);
  return () => listeners[kind].delete(callback);
}

function put(editor: Editor, queue: Queue): void {
  const starting = next(queue);
  editor.get(uploads).shown.queue = ref(starting.reduce((now, { id }) => begin(now, id), queue) as Upload[]);
  for (const one of starting) void send(editor, one);
}

async function send(editor: Editor, { id, kind, file, text }: Upload): Promise<void> {
  const { shown, stops } = editor.get(uploads);
  const stop = new AbortController();
  stops.set(id, stop);
  try {
    const made = await sendFile(routes[kind].route, {
      file,
      fields: { [routes[kind].text]: text },
      onProgress: (sent) => put(editor, progress(shown.queue, id, sent)),
      signal: stop.signal,
    });
    notifyDone(editor, id, made);
  } catch (error) {
    if (!stop.signal.aborted) notifyFailed(editor, id, error);
  } finally {
    stops.delete(id);
  }
}

function notifyDone(editor: Editor, id: string, made: unknown): void {
  const { shown, listeners } = editor.get(uploads);
  const done = shown.queue.find((one) => one.id === id);
  put(editor, removeUpload(shown.queue, id));
  if (!done) return;
  const text = t.uploaded(done.file.name);
  announce(editor, text);
  if (listeners[done.kind].size === 0) showSuccess(editor, text);
  for (const listener of listeners[done.kind]) listener(done, made as never);
}

function notifyFailed(editor: Editor, id: string, error: unknown): void {
  const message = errorMessage(error, t.failed);
  if (error instanceof ApiError && error.status === 401) askToSignIn(editor);
  const { shown, listeners } = editor.get(uploads);
  put(editor, fail(shown.queue, id, message, isRetryable(error)));
  const failed = shown.queue.find((one) => one.id === id);
  if (failed && listeners[failed.kind].size === 0)
    showError(editor, t.notUploaded({ name: failed.file.name, message }));
}

const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiError) || classifyFailure(error, true).kind !== 'refused';
