import type { HandlerInput, Output } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import type { Redirect, SiteSettingsContent } from '../../../proto/entities/site-settings.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain, requireCapability } from '../../kit/access.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { diffRedirects } from '../settings-redirects.ts';
import { redirects as redirectDocument, stored } from '../redirect.ts';
import { RedirectLock } from '../redirect-lock.ts';
import { DomainRedirects } from '../domain-redirects.ts';
import { siteSettings as settingsDocument, toSiteSettings } from '../site-settings.ts';

const dependencies = {
  ...settingsDocument.needs,
  redirectDocs: redirectDocument.token,
  domainRedirects: DomainRedirects,
  lock: RedirectLock,
};
type Needs = Resolved<typeof dependencies>;
type Input = HandlerInput<typeof siteConfig.calls.saveSiteSettings>;
type SiteSettings = Output<typeof siteConfig.calls.saveSiteSettings>;

const save =
  (publish: boolean) =>
  (input: Input, caller: Caller, needs: Needs): Promise<SiteSettings> => {
    const { siteSettings, redirects } = input;
    const { domainId } = siteSettings;
    requireDomain(caller, domainId);
    requireCapability(caller, 'siteSettings');
    const sendsRedirects = redirects !== undefined || siteSettings.redirects !== undefined;
    const change = () => store(needs, input, caller, publish);
    return sendsRedirects ? needs.lock.run(domainId, change) : change();
  };

export const saveSiteSettings = handle(siteConfig.calls.saveSiteSettings, dependencies, save(false));
export const publishSiteSettings = handle(siteConfig.calls.publishSiteSettings, dependencies, save(true));

async function store(
  needs: Needs,
  { siteSettings, overPage, ...other }: Input,
  caller: Caller,
  publish: boolean,
): Promise<SiteSettings> {
  const { redirectDocs, clock, domainRedirects } = needs;
  const { domainId } = siteSettings;
  const { redirects, ...sent } = { ...siteSettings, ...other };
  const changes = redirects ? await findChanges(needs, redirects, { domainId, overPage }, caller, publish) : [];
  const write = publish ? settingsDocument.publish : settingsDocument.save;
  const saved = await write(sent as SiteSettingsContent, caller, needs);
  for (const { _id, ...redirect } of changes)
    await redirectDocs.commit(_id ?? clock.id(), toAuthor(caller), () => stored(redirect, publish));
  return domainRedirects.withRedirects(toSiteSettings(saved), 'draft', caller);
}

async function findChanges(
  { redirectDocs, domainRedirects }: Needs,
  redirects: Redirect[],
  { domainId, overPage }: { domainId: string; overPage: boolean },
  caller: Caller,
  publish: boolean,
) {
  const live = publish ? await redirectDocs.live.find({ domainId }) : null;
  const changes = diffRedirects(redirects, await domainRedirects.find(domainId), { domainId, live });
  if (changes.length > 0) requireCapability(caller, 'redirects');
  if (!overPage) for (const change of changes) await domainRedirects.requireNoPage(change);
  return changes;
}
