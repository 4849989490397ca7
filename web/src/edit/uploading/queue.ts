export type UploadKind = 'image' | 'file';

/** A file on its way to the server. It stays here until it is there, or until somebody takes it out. */
export interface Upload {
  id: string;
  kind: UploadKind;
  file: File;
  /** What it is sent with: an alternative text or a description. */
  words: string;
  /** Who asked for it: only they use it at once. */
  askedBy: string;
  /** It was chosen by itself, and not with others. */
  alone: boolean;
  state: 'waiting' | 'sending' | 'failed';
  /** The part of it that is sent, 0 to 1. */
  sent: number;
  /** Why it failed. */
  sentence: string;
  /** The same file may do better another time. */
  again: boolean;
}

export type Queue = readonly Upload[];

/** More at once would each be slower, and their progress tell less. */
export const CONCURRENCY = 2;

/** Those that begin now, in the order they came. */
export const next = (queue: Queue): Queue => {
  const room = CONCURRENCY - queue.filter(({ state }) => state === 'sending').length;
  return queue.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, room));
};

export const begin = (queue: Queue, id: string): Queue =>
  change(queue, id, 'waiting', { state: 'sending', sent: 0, sentence: '' });

/** Progress never goes back: what the browser tells of a resend of its own is no news. */
export const progress = (queue: Queue, id: string, sent: number): Queue =>
  queue.map((one) =>
    one.id === id && one.state === 'sending' ? { ...one, sent: Math.min(1, Math.max(one.sent, sent)) } : one,
  );

export const fail = (queue: Queue, id: string, sentence: string, again: boolean): Queue =>
  change(queue, id, 'sending', { state: 'failed', sent: 0, sentence, again });

/** Nothing happens to one that is under way already, so that a second click does no harm. */
export const retry = (queue: Queue, id: string): Queue =>
  queue.map((one) => (one.id === id && one.state === 'failed' && one.again ? { ...one, state: 'waiting' } : one));

export const removeUpload = (queue: Queue, id: string): Queue => queue.filter((one) => one.id !== id);

const change = (queue: Queue, id: string, from: Upload['state'], part: Partial<Upload>): Queue =>
  queue.map((one) => (one.id === id && one.state === from ? { ...one, ...part } : one));
