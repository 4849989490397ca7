import { MAX_BULK_PAGES } from '../../../proto/limits.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { accessRefusals } from '../../../proto/refusals/access.ts';
import { pageRefusals } from '../../../proto/refusals/pages.ts';
import { requireAccess } from '../../kit/access.ts';
import { CLOCK } from '../../kit/clock.ts';
import { handle } from '../../kit/contract/handle.ts';
import { changeRow, deleteExpired, deleteFirst, insertNew } from '../../kit/store/store.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import {
  BulkActRows,
  BulkPartRows,
  createBulkAct,
  EXPIRES_MS,
  MAX_RUNNING,
  PART_SIZE,
  partId,
  type StoredBulkAct,
  toBulkAct,
} from './bulk-act.ts';
import { BulkWorker } from './bulk-worker.ts';
import { callOf } from './run-on-page.ts';

const MAX_LISTED = 5;

export const bulkHandlers = {
  startBulkAct: handle(
    pages.calls.startBulkAct,
    { acts: BulkActRows, parts: BulkPartRows, clock: CLOCK, worker: BulkWorker },
    async (input, caller, { acts, parts, clock, worker }) => {
      const { user, domainId, accessToken } = caller;
      requireAccess(callOf(input.action), user);
      if (accessToken === undefined) throw accessRefusals.signIn();
      const request = { ...input, domainId, accessToken, by: toAuthor(caller) };
      const created = createBulkAct(clock.id(), request, clock.now());
      const { running } = created.act;
      const [same] = await acts.find({ running }, { limit: 1 });
      if (same) return toBulkAct(same);
      if ((await acts.count({ 'by._id': request.by._id, state: 'running' })) >= MAX_RUNNING)
        throw pageRefusals.tooManyBulkActs();
      await deleteExpired(acts, clock.now());
      const isExpired = { expiresAt: { lt: clock.now().toISOString() } };
      await deleteFirst(parts, isExpired, { by: 'expiresAt', limit: 2 * (MAX_BULK_PAGES / PART_SIZE) });
      await Promise.all(created.parts.map((part) => parts.insert(part)));
      while (!(await insertNew(acts, created.act))) {
        const [first] = await acts.find({ running }, { limit: 1 });
        if (first) return toBulkAct(first);
      }
      worker.wake();
      return toBulkAct(created.act);
    },
  ),

  loadBulkAct: handle(
    pages.calls.loadBulkAct,
    { acts: BulkActRows, parts: BulkPartRows },
    async ({ _id, after }, caller, { acts, parts }) => {
      const act = await requireOwn(acts, _id, caller);
      if (after >= act.finished) return { ...toBulkAct(act), results: [] };
      const part = await parts.get(partId(_id, Math.floor(after / PART_SIZE)));
      return { ...toBulkAct(act), results: part?.results.slice(after % PART_SIZE) ?? [] };
    },
  ),

  listBulkActs: handle(
    pages.calls.listBulkActs,
    { acts: BulkActRows, clock: CLOCK },
    async (_, caller, { acts, clock }) => {
      const since = new Date(clock.now().getTime() - EXPIRES_MS).toISOString();
      const own = { domainId: caller.domainId, 'by._id': toAuthor(caller)._id, startedAt: { gt: since } };
      const found = await acts.find(own, { sort: { startedAt: 'desc' }, limit: MAX_LISTED });
      return { acts: found.map(toBulkAct) };
    },
  ),

  stopBulkAct: handle(pages.calls.stopBulkAct, { acts: BulkActRows }, async ({ _id }, caller, { acts }) => {
    const own = await requireOwn(acts, _id, caller);
    await changeRow(acts, _id, (act) => (act?.state === 'running' ? { ...act, isStopping: true as const } : null));
    return toBulkAct(own);
  }),
};

async function requireOwn(acts: BulkActRows, _id: string, caller: Caller): Promise<StoredBulkAct> {
  const act = await acts.get(_id);
  if (act?.domainId !== caller.domainId || act.by._id !== caller.user?._id) throw pageRefusals.noBulkAct();
  return act;
}
