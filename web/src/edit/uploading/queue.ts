export type UploadKind = 'image' | 'file';

export interface Upload {
  id: string;
  kind: UploadKind;
  file: File;
  text: string;
  requesterId: string;
  isSingle: boolean;
  state: 'waiting' | 'sending' | 'failed';
  /** Fraction sent, 0 to 1. */
  sent: number;
  message: string;
  canRetry: boolean;
}

export type Queue = readonly Upload[];

/** More parallel uploads would slow each other down. */
export const CONCURRENCY = 2;

export const next = (queue: Queue): Queue => {
  const room = CONCURRENCY - queue.filter(({ state }) => state === 'sending').length;
  return queue.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, room));
};

export const begin = (queue: Queue, id: string): Queue =>
  change(queue, id, 'waiting', { state: 'sending', sent: 0, message: '' });

/** Ignores smaller values, because progress would go backwards when a browser sends the file again. */
export const progress = (queue: Queue, id: string, sent: number): Queue =>
  queue.map((one) =>
    one.id === id && one.state === 'sending' ? { ...one, sent: Math.min(1, Math.max(one.sent, sent)) } : one,
  );

export const fail = (queue: Queue, id: string, message: string, canRetry: boolean): Queue =>
  change(queue, id, 'sending', { state: 'failed', sent: 0, message, canRetry });

/** An upload in progress is left alone, so that a double click is harmless. */
export const retry = (queue: Queue, id: string): Queue =>
  queue.map((one) => (one.id === id && one.state === 'failed' && one.canRetry ? { ...one, state: 'waiting' } : one));

export const removeUpload = (queue: Queue, id: string): Queue => queue.filter((one) => one.id !== id);

const change = (queue: Queue, id: string, from: Upload['state'], part: Partial<Upload>): Queue =>
  queue.map((one) => (one.id === id && one.state === from ? { ...one, ...part } : one));
