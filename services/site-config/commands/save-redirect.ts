import type { InOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { inDomain, permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { REDIRECTS, saved } from '../redirect.ts';
import { RedirectLock } from '../redirect-lock.ts';
import { RedirectsOfDomain } from '../redirects-of-domain.ts';

const dependencies = { docs: REDIRECTS, clock: CLOCK, redirects: RedirectsOfDomain, lock: RedirectLock };

const save =
  (publish: boolean) =>
  async (
    { redirect, overPage }: InOf<typeof siteConfig.calls.saveRedirect>,
    caller: Caller,
    { redirects, clock, docs, lock }: Resolved<typeof dependencies>,
  ) => {
    permit(caller, 'redirects');
    permitDomain(caller, redirect.domainId);
    if (!overPage) await redirects.refuseOverPage(redirect);
    const id = redirect._id ?? clock.id();
    const { draft } = await lock.run(redirect.domainId, () =>
      docs.commit(id, authorOf(caller), async (stored) => {
        const around = await redirects.find(redirect.domainId);
        return saved(inDomain(stored, caller), redirect, around, publish);
      }),
    );
    return draft!;
  };

export const saveRedirect = handle(siteConfig.calls.saveRedirect, dependencies, save(false));
export const publishRedirect = handle(siteConfig.calls.publishRedirect, dependencies, save(true));
