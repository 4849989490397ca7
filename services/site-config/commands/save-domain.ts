import type { InOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { DOMAINS, FIRST_DOMAIN, saved, viewOf } from '../domain.ts';

const dependencies = { docs: DOMAINS, clock: CLOCK };

const save =
  (publish: boolean) =>
  async (
    { domain }: InOf<typeof siteConfig.calls.saveDomain>,
    caller: Caller,
    { docs, clock }: Resolved<typeof dependencies>,
  ) => {
    permit(caller, 'domains');
    const isNew = domain._id === undefined;
    const count = await docs.draft.count({});
    const id = domain._id ?? (count > 0 ? clock.id() : FIRST_DOMAIN);
    // The id that was answered while there was no domain: whoever was told it makes the first by saving.
    const isFirst = isNew || (id === FIRST_DOMAIN && !(await docs.head(id)));
    const { draft } = await docs.commit(id, authorOf(caller), (head) =>
      saved(head, domain, { isNew: isFirst, count, publish }),
    );
    return viewOf(draft!);
  };

export const saveDomain = handle(siteConfig.calls.saveDomain, dependencies, save(false));
export const publishDomain = handle(siteConfig.calls.publishDomain, dependencies, save(true));
