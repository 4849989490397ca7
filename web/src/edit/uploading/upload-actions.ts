import { nanoid } from 'nanoid';
import { proxy, ref } from 'valtio';
import { ApiError } from '../../api.ts';
import { announce } from '../core/announce-actions.ts';
import { askToSignIn } from '../core/session-status-actions.ts';
import { showError, showSuccess } from '../core/toast-actions.ts';
import { classifyFailure } from '../saving/failure.ts';
import { errorMessage } from '../saving/error-message.ts';
import { type Queue, type Upload, type UploadKind, begin, fail, next, progress, retry, removeUpload } from './queue.ts';
import { validateFile } from './validate-file.ts';
import { type UploadRoute, type Uploaded, sendFile } from './send-file.ts';

const routes = {
  image: { route: 'POST /image/upload', text: 'alt' },
  file: { route: 'POST /file/uploadFile', text: 'description' },
} as const satisfies Record<UploadKind, { route: UploadRoute; text: string }>;

export type UploadedOf<K extends UploadKind> = Uploaded<(typeof routes)[K]['route']>;
type Listener = (upload: Upload, made: never) => void;

/** Outlives the dialogs, so that closing one does not cancel uploads. Replaced, never mutated. */
export const uploads = proxy<{ queue: Queue }>({ queue: ref([]) });
const listeners: Record<UploadKind, Set<Listener>> = { image: new Set(), file: new Set() };
const stops = new Map<string, AbortController>();

interface UploadRequest {
  kind: UploadKind;
  files: readonly File[];
  requesterId: string;
  text?: string;
}

export function upload({ kind, files, requesterId, text = '' }: UploadRequest): void {
  const isSingle = files.length === 1;
  const added = files.map((file): Upload => {
    const message = validateFile(kind, file);
    const state = message === '' ? 'waiting' : 'failed';
    return { id: nanoid(), kind, file, text, requesterId, isSingle, state, sent: 0, message, canRetry: message === '' };
  });
  put([...uploads.queue, ...added]);
}

export const tryAgain = (id: string): void => put(retry(uploads.queue, id));

/** Aborts an upload in progress, or removes a failed one. */
export function discardUpload(id: string): void {
  stops.get(id)?.abort();
  put(removeUpload(uploads.queue, id));
}

export const isUploading = (): boolean => uploads.queue.some((one) => one.state !== 'failed');

/** Calls the listener for each completed upload. Returns a function that unsubscribes. */
export function onUploaded<K extends UploadKind>(
  kind: K,
  listener: (upload: Upload, made: UploadedOf<K>) => void,
): () => void {
  const callback = listener as Listener;
  listeners[kind].add(callback);
  return () => listeners[kind].delete(callback);
}

function put(queue: Queue): void {
  const starting = next(queue);
  uploads.queue = ref(starting.reduce((now, { id }) => begin(now, id), queue) as Upload[]);
  for (const one of starting) void send(one);
}

async function send({ id, kind, file, text }: Upload): Promise<void> {
  const stop = new AbortController();
  stops.set(id, stop);
  try {
    const made = await sendFile(routes[kind].route, {
      file,
      fields: { [routes[kind].text]: text },
      onProgress: (sent) => put(progress(uploads.queue, id, sent)),
      signal: stop.signal,
    });
    notifyDone(id, made);
  } catch (error) {
    if (!stop.signal.aborted) notifyFailed(id, error);
  } finally {
    stops.delete(id);
  }
}

function notifyDone(id: string, made: unknown): void {
  const done = uploads.queue.find((one) => one.id === id);
  put(removeUpload(uploads.queue, id));
  if (!done) return;
  const text = `${done.file.name} is uploaded.`;
  announce(text);
  if (listeners[done.kind].size === 0) showSuccess(text);
  for (const listener of listeners[done.kind]) listener(done, made as never);
}

function notifyFailed(id: string, error: unknown): void {
  const message = errorMessage(error, 'The upload has failed.');
  if (error instanceof ApiError && error.status === 401) askToSignIn();
  put(fail(uploads.queue, id, message, isRetryable(error)));
  const failed = uploads.queue.find((one) => one.id === id);
  if (failed && listeners[failed.kind].size === 0) showError(`${failed.file.name} was not uploaded. ${message}`);
}

/** A file that the server has refused would be refused again. */
const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiError) || classifyFailure(error, true).kind !== 'refused';
