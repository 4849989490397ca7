import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import type { Redirect } from '../../../proto/entities/site-settings.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { CLOCK } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { keyOf } from '../keyed.ts';
import { changesOf } from '../named-redirects.ts';
import { REDIRECTS, stored } from '../redirect.ts';
import { RedirectLock } from '../redirect-lock.ts';
import { RedirectsOfDomain } from '../redirects-of-domain.ts';
import { saved, SETTINGS_OF_SITES, viewOf } from '../site-settings.ts';

const dependencies = {
  docs: SETTINGS_OF_SITES,
  redirectDocs: REDIRECTS,
  clock: CLOCK,
  around: RedirectsOfDomain,
  lock: RedirectLock,
};
type Needs = Resolved<typeof dependencies>;
type Input = InOf<typeof siteConfig.calls.saveSiteSettings>;
type SiteSettings = OutOf<typeof siteConfig.calls.saveSiteSettings>;

const save =
  (publish: boolean) =>
  (input: Input, caller: Caller, needs: Needs): Promise<SiteSettings> => {
    const { siteSettings, redirects } = input;
    const { domainId } = siteSettings;
    permitDomain(caller, domainId);
    permit(caller, 'siteSettings');
    const sendsRedirects = redirects !== undefined || siteSettings.redirects !== undefined;
    const change = () => store(needs, input, caller, publish);
    return sendsRedirects ? needs.lock.run(domainId, change) : change();
  };

export const saveSiteSettings = handle(siteConfig.calls.saveSiteSettings, dependencies, save(false));
export const publishSiteSettings = handle(siteConfig.calls.publishSiteSettings, dependencies, save(true));

async function store(
  needs: Needs,
  { siteSettings, overPage, ...beside }: Input,
  caller: Caller,
  publish: boolean,
): Promise<SiteSettings> {
  const { docs, redirectDocs, clock, around } = needs;
  const { domainId } = siteSettings;
  const { redirects, ...sent } = { ...siteSettings, ...beside };
  const changes = redirects ? await findChanges(needs, redirects, { domainId, overPage }, caller, publish) : [];
  const { draft } = await docs.commit(keyOf('site-settings', { domainId }), authorOf(caller), (head) =>
    saved(head, sent, publish),
  );
  for (const { _id, ...redirect } of changes)
    await redirectDocs.commit(_id ?? clock.id(), authorOf(caller), () => stored(redirect, publish));
  return around.withRedirects(viewOf(draft!), 'draft', caller);
}

async function findChanges(
  { redirectDocs, around }: Needs,
  redirects: Redirect[],
  { domainId, overPage }: { domainId: string; overPage: boolean },
  caller: Caller,
  publish: boolean,
) {
  const live = publish ? await redirectDocs.live.find({ domainId }) : null;
  const changes = changesOf(redirects, await around.find(domainId), { domainId, live });
  if (changes.length > 0) permit(caller, 'redirects');
  if (!overPage) for (const change of changes) await around.refuseOverPage(change);
  return changes;
}
