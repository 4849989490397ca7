import { nanoid } from 'nanoid';
import { proxy, ref } from 'valtio';
import { ApiError } from '../../api.ts';
import { state } from '../core/state.ts';
import { showError as tellFailure, showSuccess } from '../core/toast.ts';
import { classifyFailure } from '../saving/failure.ts';
import { errorMessage } from '../saving/error-message.ts';
import { type Queue, type Upload, type UploadKind, begin, fail, next, progress, retry, removeUpload } from './queue.ts';
import { validateFile } from './validate-file.ts';
import { type UploadRoute, type Uploaded, sendFile } from './send-file.ts';

const routes = {
  image: { route: 'POST /image/upload', words: 'alt' },
  file: { route: 'POST /file/uploadFile', words: 'description' },
} as const satisfies Record<UploadKind, { route: UploadRoute; words: string }>;

export type UploadedOf<K extends UploadKind> = Uploaded<(typeof routes)[K]['route']>;
type Listener = (upload: Upload, made: never) => void;

/** Outlives the dialogs that show it: whoever closes one loses no upload. Never changed in place. */
export const uploads = proxy<{ queue: Queue }>({ queue: ref([]) });
const listeners: Record<UploadKind, Set<Listener>> = { image: new Set(), file: new Set() };
const stops = new Map<string, AbortController>();

interface UploadRequest {
  kind: UploadKind;
  files: readonly File[];
  askedBy: string;
  words?: string;
}

export function upload({ kind, files, askedBy, words = '' }: UploadRequest): void {
  const alone = files.length === 1;
  const asked = files.map((file): Upload => {
    const sentence = validateFile(kind, file);
    const state = sentence === '' ? 'waiting' : 'failed';
    return { id: nanoid(), kind, file, words, askedBy, alone, state, sent: 0, sentence, again: sentence === '' };
  });
  put([...uploads.queue, ...asked]);
}

export const tryAgain = (id: string): void => put(retry(uploads.queue, id));

/** Stops one that is under way; takes away one that has failed. */
export function discardUpload(id: string): void {
  stops.get(id)?.abort();
  put(removeUpload(uploads.queue, id));
}

export const isUploading = (): boolean => uploads.queue.some((one) => one.state !== 'failed');

/** Hears of each upload that is there, while somebody shows what is uploaded. Answers how to end it. */
export function onUploaded<K extends UploadKind>(
  kind: K,
  listener: (upload: Upload, made: UploadedOf<K>) => void,
): () => void {
  const heard = listener as Listener;
  listeners[kind].add(heard);
  return () => listeners[kind].delete(heard);
}

function put(queue: Queue): void {
  const starting = next(queue);
  uploads.queue = ref(starting.reduce((now, { id }) => begin(now, id), queue) as Upload[]);
  for (const one of starting) void send(one);
}

async function send({ id, kind, file, words }: Upload): Promise<void> {
  const stop = new AbortController();
  stops.set(id, stop);
  try {
    const made = await sendFile(routes[kind].route, {
      file,
      fields: { [routes[kind].words]: words },
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
  state.announcement = `${done.file.name} is uploaded.`;
  if (listeners[done.kind].size === 0) showSuccess(state.announcement);
  for (const listener of listeners[done.kind]) listener(done, made as never);
}

function notifyFailed(id: string, error: unknown): void {
  const sentence = errorMessage(error, 'The upload has failed.');
  if (error instanceof ApiError && error.status === 401) state.signIn = 'expired';
  put(fail(uploads.queue, id, sentence, isRetryable(error)));
  const failed = uploads.queue.find((one) => one.id === id);
  if (failed && listeners[failed.kind].size === 0) tellFailure(`${failed.file.name} was not uploaded. ${sentence}`);
}

/** What the server has looked at and does not take, it does not take the second time. */
const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiError) || classifyFailure(error, true).kind !== 'refused';
