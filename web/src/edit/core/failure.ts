import { ApiError } from '../../api.ts';
import { errorMessage } from './error-message.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.core;

export interface Failure {
  kind: 'unreachable' | 'signed-out' | 'conflict' | 'refused';
  message: string;
}

const MIN_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 30_000;
const isTransient = (status: number): boolean => status === 429 || status >= 500;

export function classifyFailure(error: unknown, online: boolean): Failure {
  if (!(error instanceof ApiError)) return { kind: 'unreachable', message: unreachable(online) };
  if (error.status === 401) return { kind: 'signed-out', message: t.sessionEnded };
  if (error.status === 409) return { kind: 'conflict', message: errorMessage(error) };
  if (isTransient(error.status)) return { kind: 'unreachable', message: unreachable(online) };
  return { kind: 'refused', message: errorMessage(error) };
}

export const retryDelayMs = (attempts: number): number =>
  Math.min(MAX_RETRY_DELAY_MS, MIN_RETRY_DELAY_MS * 2 ** attempts);

const unreachable = (online: boolean): string => (online ? t.notAnswering : common.offline);
