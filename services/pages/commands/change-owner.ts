import { identity } from '../../../proto/identity.ts';
import { pages } from '../../../proto/pages.ts';
import { type Caller, can, type User } from '../../../proto/permissions.ts';
import { pageRefusals } from '../../../proto/refusals/pages.ts';
import { type Bus, BUS } from '../../kit/bus/bus.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { PageDocs } from '../pages.store.ts';
import { presentDraft, savedEvents } from '../presentation.ts';
import { authorize } from '../rights.ts';

export const changeOwner = handle(
  pages.calls.changeOwner,
  { docs: PageDocs, bus: BUS, regions: RegionCache },
  async ({ _id, owner, replaces }, caller, { bus, docs, regions }) => {
    const { draft } = await docs.commit(_id, toAuthor(caller), async (stored) => {
      const { draft: page } = authorize(stored, 'edit', caller);
      const current = page.owner?._id ?? null;
      if (owner === current || (replaces !== undefined && replaces !== current)) return null;
      const person = owner === null ? null : await loadPerson(owner, caller, bus);
      if (person && !can(person, 'view', page)) throw pageRefusals.ownerMayNotView({ username: person.username });
      return {
        action: 'assign',
        owner: person && { _id: person._id, username: person.username },
        facts: savedEvents,
      };
    });
    return presentDraft(draft!, regions, caller);
  },
);

async function loadPerson(userId: string, caller: Caller, bus: Bus): Promise<User> {
  const { person } = await bus.call(identity.calls.loadPerson, { userId }, caller);
  if (!person) throw pageRefusals.noOwner({ id: userId });
  return person;
}
