import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDLE_DELAY_MS } from '../core/idle-delay.ts';
import { MAX_DELAY_MS, type SaverEvent, initialState, next, transitions } from './saver-machine.ts';

const after = (...events: SaverEvent[]) => events.reduce((state, event) => next(state, event).state, initialState);
const edited = (now: number): SaverEvent => ({ kind: 'edited', now });
const refused: SaverEvent = { kind: 'refused', message: 'Too long.', isOnline: true };
const signedOut: SaverEvent = { kind: 'signed-out', message: 'Signed out.', isOnline: true };
const unreachable: SaverEvent = { kind: 'unreachable', message: 'No answer.', isOnline: true };
const conflicted: SaverEvent = { kind: 'conflicted', isAcknowledged: false };
const halts = [refused, signedOut, unreachable, conflicted];

test('README.md draws the table of transitions', () => {
  const id = (phase: string) => phase.replace('-', '_');
  const arrows = Object.entries(transitions).flatMap(([from, row]) => {
    const targets = new Set(Object.values(row));
    return [...targets].map((to) => {
      const events = Object.entries(row).filter(([, target]) => target === to);
      return `  ${id(from)} --> ${id(to)}: ${events.map(([event]) => event).join(', ')}`;
    });
  });
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const drawing = /```mermaid\n([^]*?)\n```/.exec(readme)?.[1];
  expect(drawing?.split('\n')).toEqual(['stateDiagram-v2', '  [*] --> ready', ...arrows]);
});

test('an edit is sent after a pause, at the latest some seconds after the first one', () => {
  expect(next(initialState, edited(0))).toMatchObject({ status: { kind: 'pending' }, delayMs: IDLE_DELAY_MS });
  expect(next(after(edited(0)), edited(MAX_DELAY_MS - 1))).toMatchObject({ delayMs: 1 });
  expect(next(after(edited(0)), edited(MAX_DELAY_MS * 2))).toMatchObject({ delayMs: 0 });
  expect(next(after(edited(0), { kind: 'sent' }), edited(MAX_DELAY_MS))).toMatchObject({ delayMs: IDLE_DELAY_MS });
});

test('an edit continues after a refusal, and after nothing else that halts the saver', () => {
  const continuing = halts.filter((halt) => next(after(halt), edited(0)).delayMs !== undefined);
  expect(continuing).toEqual([refused]);
});

test('resuming continues after everything but a conflict', () => {
  const halted = halts.filter((halt) => after(halt, { kind: 'resumed' }).phase.kind !== 'ready');
  expect(halted).toEqual([conflicted]);
});

test('retries take longer until there is a response', () => {
  const retry: SaverEvent[] = [{ kind: 'timer-fired' }, { kind: 'sent' }];
  expect(next(initialState, unreachable).delayMs).toBe(1000);
  expect(next(after(unreachable, ...retry), unreachable).delayMs).toBe(2000);
  expect(next(after(unreachable, ...retry, { kind: 'answered' }), unreachable).delayMs).toBe(1000);
});

test('decisions are remembered until the versions are merged', () => {
  const decision = { path: ['title'], theirs: 'Theirs', mine: 'Mine', choice: 'mine' } as const;
  const decided = after(conflicted, { kind: 'decided', decisions: [{ ...decision, path: ['title'] }] });
  expect(next(decided, conflicted).state.decided).toEqual([decision]);
  expect(next(decided, { kind: 'merged', savedAt: null })).toMatchObject({
    state: { phase: { kind: 'ready' }, decided: [] },
    delayMs: 0,
  });
});

test('nothing follows after the stop', () => {
  const stopped = after({ kind: 'stopped' });
  for (const event of [edited(0), ...halts, { kind: 'merged', savedAt: null } as const])
    expect(next(stopped, event)).toEqual({ state: stopped });
});
