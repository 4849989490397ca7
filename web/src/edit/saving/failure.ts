import { ApiError } from '../../api.ts';
import { sentenceOf } from './sentence-of.ts';

export interface Failure {
  kind: 'unreachable' | 'signed-out' | 'conflict' | 'refused';
  sentence: string;
}

const MIN_PATIENCE = 1000;
const MAX_PATIENCE = 30_000;
/** Too many requests, or a server that can not answer at the moment: the same call may do later. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** What a failed save means for what was typed: whether to try again, to ask somebody, or to tell. */
export function failureOf(error: unknown, online: boolean): Failure {
  if (!(error instanceof ApiError)) return { kind: 'unreachable', sentence: unreachable(online) };
  if (error.status === 401)
    return { kind: 'signed-out', sentence: 'Your session has ended. Please sign in to go on saving.' };
  if (error.status === 409) return { kind: 'conflict', sentence: sentenceOf(error) };
  if (isPassing(error.status)) return { kind: 'unreachable', sentence: unreachable(online) };
  return { kind: 'refused', sentence: sentenceOf(error) };
}

/** How long to wait before the next attempt. */
export const patience = (attempts: number): number => Math.min(MAX_PATIENCE, MIN_PATIENCE * 2 ** attempts);

const unreachable = (online: boolean): string =>
  online
    ? 'The server is not answering. Your changes are kept on this device and sent again.'
    : 'Offline — your changes are kept on this device';
