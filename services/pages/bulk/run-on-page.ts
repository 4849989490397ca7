import type { BulkAction, BulkPage, BulkResult } from '../../../proto/entities/bulk-act.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { BUS } from '../../kit/bus/bus.ts';
import { type Clock, CLOCK } from '../../kit/clock.ts';
import type { Handler, Resolved } from '../../kit/contract/handle.ts';
import { CallHandler, type CallObserver } from '../../kit/host/call-execution.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { digest } from '../../kit/store/store.ts';
import { changeOwner } from '../commands/change-owner.ts';
import { copyPage } from '../commands/copy-page.ts';
import { deletePage } from '../commands/delete-page.ts';
import { publishPage, unpublishPage } from '../commands/publish-page.ts';
import { draftHandlers } from '../draft.ts';
import { DependencyRows, PageDocs } from '../pages.store.ts';
import { undoPublish } from '../previous-publish.ts';
import { PublishPolicies } from '../publish-policies.ts';

const handlers: Record<BulkAction['call'], Handler> = {
  publish: publishPage,
  unpublish: unpublishPage,
  takeBackPublish: undoPublish,
  delete: deletePage,
  changeTags: draftHandlers.changeTags,
  move: draftHandlers.move,
  changeOwner,
  copy: copyPage,
};

/** What these handlers need. */
export const actNeeds = {
  docs: PageDocs,
  regions: RegionCache,
  policies: PublishPolicies,
  rows: DependencyRows,
  bus: BUS,
  clock: CLOCK,
};

export const callOf = ({ call }: BulkAction) => pages.calls[call];

/** Does what the call for one page does: the same checks, revision, events and entry of the audit log. */
export async function runOnPage(
  { call, ...inputs }: BulkAction,
  page: BulkPage,
  caller: Caller,
  needs: Resolved<typeof actNeeds>,
  { observer, changeId }: { observer: CallObserver; changeId: string },
): Promise<BulkResult> {
  const { revision: seen, ...target } = page;
  const input = call === 'publish' ? { page: { _id: page._id, revision: seen } } : { ...target, ...inputs };
  const once = { ...needs, docs: commitOnce(needs.docs, changeId), clock: idsOf(changeId, needs.clock) };
  const answer = (await new CallHandler(handlers[call], once, observer).execute({ input, caller })) as BulkResult;
  return {
    ...toResult(page),
    ...(answer.revision !== undefined && { revision: answer.revision }),
    ...(call === 'copy' && { copyId: answer._id }),
  };
}

export const toResult = ({ revision: _, ...target }: BulkPage): BulkResult => target;

/** Gives a repeated copy the same id, so that it finds the page that it has created before. */
function idsOf(changeId: string, clock: Clock): Clock {
  let count = 0;
  return { now: () => clock.now(), id: () => digest(`${changeId}/${count++}`) };
}

/** Makes a repeated change do nothing, because an act continues with pages whose results were not stored before a crash. */
function commitOnce(docs: PageDocs, changeId: string): PageDocs {
  return {
    ...docs,
    commit: (id, by, decide) =>
      docs.commit(id, by, async (head, log) => {
        if ((await log.changed(changeId)) !== null) return null;
        const decision = await decide(head, log);
        return decision && { ...decision, changeId };
      }),
  };
}
