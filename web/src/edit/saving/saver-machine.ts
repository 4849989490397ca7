import type { SavingStatus } from '../core/state.ts';
import { type Decision, addDecisions } from '../core/conflict.ts';
import { type Failure, retryDelayMs } from '../core/failure.ts';
import { IDLE_DELAY_MS } from '../core/idle-delay.ts';
import { messages } from '../messages/messages.ts';

/** Milliseconds after which edits are sent although typing continues. */
export const MAX_DELAY_MS = 5000;

export type Phase = ActivePhase | { kind: 'stopped' };

type ActivePhase =
  | { kind: 'ready' | 'sending' }
  /** If the batch is acknowledged, the server accepted it, and only later edits conflict. */
  | { kind: 'conflict'; message: string; isAcknowledged: boolean }
  | { kind: FinalFailure; message: string };

type FinalFailure = Exclude<Failure['kind'], 'conflict'>;

export interface SaverState {
  phase: Phase;
  /** Time of the first edit since the last batch was sent. */
  dirtySince: number | null;
  /** Number of requests that failed since the last response. */
  attempts: number;
  /** A newer version was seen while the response to a batch was missing. */
  isOutdated: boolean;
  decided: readonly Decision[];
}

export type SaverEvent =
  | { kind: 'edited'; now: number }
  | { kind: 'sent' | 'answered' | 'cancelled' | 'outdated' | 'resumed' | 'timer-fired' | 'stopped' }
  | { kind: FinalFailure; message: string; isOnline: boolean }
  | { kind: 'conflicted'; isAcknowledged: boolean }
  | { kind: 'decided'; decisions: readonly Decision[] }
  /** `savedAt` is null while edits wait to be sent. */
  | { kind: 'merged'; savedAt: string | null };

export interface Step {
  state: SaverState;
  status?: SavingStatus;
  /** The saver replaces its timer by one with this delay. */
  delayMs?: number;
}

type Target<E> = E extends FinalFailure ? E : E extends 'conflicted' ? 'conflict' : 'ready' | 'sending';
type Row = { [E in Exclude<SaverEvent['kind'], 'stopped'>]?: Target<E> };

const halts = {
  conflicted: 'conflict',
  refused: 'refused',
  'signed-out': 'signed-out',
  unreachable: 'unreachable',
} as const;

/** An event that is not listed does not change the phase, and `stopped` ends each of them. README.md draws this table. */
export const transitions: Record<ActivePhase['kind'], Row> = {
  ready: { sent: 'sending', ...halts },
  sending: { answered: 'ready', cancelled: 'ready', ...halts },
  conflict: { merged: 'ready', ...halts },
  // The next edit may fix what was refused.
  refused: { edited: 'ready', resumed: 'ready', conflicted: 'conflict' },
  'signed-out': { resumed: 'ready', conflicted: 'conflict' },
  unreachable: { resumed: 'ready', 'timer-fired': 'ready', conflicted: 'conflict' },
};

export const initialState: SaverState = {
  phase: { kind: 'ready' },
  dirtySince: null,
  attempts: 0,
  isOutdated: false,
  decided: [],
};

export const canSend = ({ phase }: SaverState): boolean => phase.kind === 'ready' || phase.kind === 'sending';

export function next(before: SaverState, event: SaverEvent): Step {
  if (before.phase.kind === 'stopped') return { state: before };
  const state: SaverState = { ...before, phase: enterPhase(before.phase, event) };
  switch (event.kind) {
    case 'edited': {
      if (!canSend(state)) return { state };
      const dirtySince = state.dirtySince ?? event.now;
      const delayMs = Math.max(0, Math.min(IDLE_DELAY_MS, dirtySince + MAX_DELAY_MS - event.now));
      return { state: { ...state, dirtySince }, status: { kind: 'pending' }, delayMs };
    }
    case 'sent':
      return { state: { ...state, dirtySince: null }, status: { kind: 'saving' } };
    case 'answered':
      return { state: { ...state, attempts: 0 } };
    case 'outdated':
      return { state: { ...state, isOutdated: true } };
    case 'decided':
      return { state: { ...state, decided: addDecisions(state.decided, event.decisions) } };
    case 'merged': {
      const merged = { ...state, isOutdated: false, decided: [] };
      if (event.savedAt === null) return { state: merged, delayMs: 0 };
      return { state: merged, status: { kind: 'saved', at: event.savedAt } };
    }
    case 'conflicted':
      return { state: { ...state, isOutdated: false }, status: { kind: 'conflict' } };
    case 'refused':
      return { state, status: { kind: 'refused', message: event.message } };
    case 'signed-out':
      return { state, status: { kind: 'signed-out' } };
    case 'unreachable':
      return {
        state: { ...state, attempts: state.attempts + 1 },
        status: event.isOnline ? { kind: 'failing', message: event.message } : { kind: 'offline' },
        delayMs: retryDelayMs(state.attempts),
      };
    default:
      return { state };
  }
}

function enterPhase(phase: ActivePhase, event: SaverEvent): Phase {
  if (event.kind === 'stopped') return { kind: 'stopped' };
  const row = transitions[phase.kind];
  if (!row[event.kind]) return phase;
  if (event.kind === 'conflicted')
    return { kind: 'conflict', message: messages.saving.conflict, isAcknowledged: event.isAcknowledged };
  if ('message' in event) return { kind: event.kind, message: event.message };
  const kind = row[event.kind];
  return kind ? { kind } : phase;
}
