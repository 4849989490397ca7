import type { Page } from '../../../proto/entities/page.ts';
import { whenRefused } from '../../../proto/errors.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { search } from '../../../proto/search.ts';
import { requirePagePermission } from '../../kit/access.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { BUS } from '../../kit/bus/bus.ts';
import { Indexer } from '../indexer.ts';

const dependencies = { indexer: Indexer, bus: BUS };
type Needs = Resolved<typeof dependencies>;

export const indexItem = handle(search.calls.indexItem, dependencies, async ({ _id }, caller, needs) => {
  const { indexer } = needs;
  const indexed = await indexer.get(_id);
  const page = await findPublished(_id, caller, needs);
  if (page) await indexer.indexPage(page);
  else if (indexed?.document?.domainId === caller.domainId) await indexer.removePage(_id, indexed.revision);
  return { _id };
});

/** Removing a page that visitors can still read requires the right to publish it. */
export const deleteItem = handle(search.calls.deleteItem, dependencies, async ({ _id }, caller, needs) => {
  const { indexer } = needs;
  const indexed = await indexer.get(_id);
  if (indexed?.document?.domainId !== caller.domainId) return { _id };
  const page = await findPublished(_id, caller, needs).catch(whenRefused('not-found', null));
  if (page) requirePagePermission(caller, 'publish', page);
  await indexer.removePage(_id, indexed.revision);
  return { _id };
});

async function findPublished(_id: string, { accessToken, domainId }: Caller, { bus }: Needs): Promise<Page | null> {
  const onBehalf = { accessToken, domainId, stage: 'live' as const };
  return (await bus.call(pages.calls.findPublished, { _id }, onBehalf)).page;
}
