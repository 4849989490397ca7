import { jest } from '@jest/globals';
import { createSet } from '../../../../../proto/edit/create-operation.ts';
import { ApiError } from '../../../api.ts';
import type { SavingStatus } from '../../core/state.ts';
import type { Choice, Conflict } from '../../core/conflict.ts';
import type { SaveResponse } from '../rebase.ts';
import { type SaverPorts, createSaver } from '../saver.ts';
import { type Session, addOperations, openSession } from '../../core/edit-session.ts';

export const at = '2026-11-21T09:00:00.000Z';
export const page = {
  _id: 'p1',
  revision: 1,
  createdAt: at,
  updatedAt: at,
  published: false,
  title: 'Home',
  author: '',
};
type Page = typeof page;
type Sent = Parameters<SaverPorts<Page>['send']>[0];

/** A server that answers as configured and records its requests. */
export function world() {
  const sent: Sent[] = [];
  const statuses: SavingStatus[] = [];
  const answers: ((batch: Sent) => SaveResponse | Promise<SaveResponse>)[] = [];
  let session: Session<Page> = openSession(page);
  let newest: Page = page;
  let conflicts: Conflict[] = [];
  let online = true;
  let deleted = false;
  let losing = false;
  let signedIn = true;
  let ids = 0;
  const saver = createSaver<Page>({
    read: () => session,
    write: (next) => void (session = next),
    send: async (batch) => {
      sent.push(batch);
      const answer = answers.shift();
      return answer ? answer(batch) : { revision: batch.base + 1, updatedAt: at, theirs: [] };
    },
    load: async () => {
      if (losing) {
        losing = false;
        throw new TypeError('Failed to fetch');
      }
      if (deleted) throw new ApiError(404, 'There is no such page.');
      return newest;
    },
    requireSession: async () => {
      if (!signedIn) throw new ApiError(401, 'Your session has ended.');
    },
    authorSince: async () => 'Bob',
    newChangeId: () => `c${++ids}`,
    now: () => Date.now(),
    isOnline: () => online,
    status: (status) => void statuses.push(status),
    conflicts: (next) => void (conflicts = next),
  });
  return {
    saver,
    sent,
    type(field: 'title' | 'author', text: string) {
      session = addOperations(session, [createSet(session.draft, [field], text)]);
      saver.notifyChange();
    },
    next: (answer: (typeof answers)[number]) => void answers.push(answer),
    theyHave: (changed: Partial<Page>) => void (newest = { ...newest, ...changed }),
    signOut: () => void (signedIn = false),
    gone: () => void (deleted = true),
    goOffline: (off: boolean) => void (online = !off),
    status: () => statuses.at(-1),
    conflicts: () => conflicts,
    decide: (choice: Choice) => conflicts.map((conflict) => ({ ...conflict, choice })),
    loseNextLoad: () => void (losing = true),
    session: () => session,
  };
}

export const refuse =
  (status: number, message = 'no') =>
  (): SaveResponse => {
    throw new ApiError(status, message);
  };
export const lose = (): SaveResponse => {
  throw new TypeError('Failed to fetch');
};
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
