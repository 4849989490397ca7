import type { HandlerInput } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { requireCapability } from '../../kit/access.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { CLOCK } from '../../kit/clock.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { decideSave, decideUnpublish, DomainDocs, FIRST_DOMAIN, requireSwitchable, toDomain } from '../domain.ts';

const dependencies = { docs: DomainDocs, clock: CLOCK };

const save =
  (publish: boolean) =>
  async (
    { domain }: HandlerInput<typeof siteConfig.calls.saveDomain>,
    caller: Caller,
    { docs, clock }: Resolved<typeof dependencies>,
  ) => {
    requireCapability(caller, 'domains');
    const isNew = domain._id === undefined;
    const count = await docs.draft.count({});
    const id = domain._id ?? (count > 0 ? clock.id() : FIRST_DOMAIN);
    // Clients use this id before the first domain exists, so saving it creates the domain.
    const isFirst = isNew || (id === FIRST_DOMAIN && !(await docs.head(id)));
    const { draft } = await docs.commit(id, toAuthor(caller), (head) =>
      decideSave(head, domain, { isNew: isFirst, count, publish }),
    );
    return toDomain(draft!);
  };

export const saveDomain = handle(siteConfig.calls.saveDomain, dependencies, save(false));
export const publishDomain = handle(siteConfig.calls.publishDomain, dependencies, save(true));

export const unpublishDomain = handle(
  siteConfig.calls.unpublishDomain,
  { docs: DomainDocs },
  async ({ domain }, caller, { docs }) => {
    requireCapability(caller, 'domains');
    const { draft } = await docs.commit(domain._id, toAuthor(caller), (head) => decideUnpublish(head, domain._id));
    return toDomain(draft!);
  },
);

export const swapActiveDomain = handle(
  siteConfig.calls.swapActiveDomain,
  { docs: DomainDocs },
  async ({ domain }, caller, { docs }) => {
    requireCapability(caller, 'domains');
    const [next, before] = await Promise.all([domain._id, caller.domainId].map((id) => docs.draft.get(id)));
    return {
      newDomain: toDomain(requireSwitchable(next ?? null, domain._id)),
      oldDomain: before ? toDomain(before) : null,
    };
  },
);
