import type { HandlerInput } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { ifInDomain, requireCapability, requireDomain } from '../../kit/access.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { DomainRedirects } from '../domain-redirects.ts';
import { RedirectLock } from '../redirect-lock.ts';
import { decideSave, redirects } from '../redirect.ts';

const dependencies = { ...redirects.needs, ofDomain: DomainRedirects, lock: RedirectLock };

const save =
  (publish: boolean) =>
  async (
    { redirect, overPage }: HandlerInput<typeof siteConfig.calls.saveRedirect>,
    caller: Caller,
    { ofDomain, clock, docs, lock }: Resolved<typeof dependencies>,
  ) => {
    requireCapability(caller, 'redirects');
    requireDomain(caller, redirect.domainId);
    if (!overPage) await ofDomain.requireNoPage(redirect);
    const id = redirect._id ?? clock.id();
    const { draft } = await lock.run(redirect.domainId, () =>
      docs.commit(id, toAuthor(caller), async (stored) => {
        const context = await ofDomain.find(redirect.domainId);
        return decideSave(ifInDomain(stored, caller), redirect, context, publish);
      }),
    );
    return draft!;
  };

export const saveRedirect = handle(siteConfig.calls.saveRedirect, dependencies, save(false));
export const publishRedirect = handle(siteConfig.calls.publishRedirect, dependencies, save(true));
