import { normalizePath } from '../../../proto/address.ts';
import type { HandlerInput, Output } from '../../../proto/contract.ts';
import type { Redirect, SiteSettingsContent } from '../../../proto/entities/site-settings.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { siteConfigRefusals } from '../../../proto/refusals/site-config.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { requireCapability, requireDomain } from '../../kit/access.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { DomainRedirects } from '../domain-redirects.ts';
import { RedirectLock } from '../redirect-lock.ts';
import { requireNoLoop } from '../redirect-loops.ts';
import {
  normalizeRedirect,
  type RedirectContext,
  type RedirectDraft,
  redirects as redirectDocument,
  requireRedirectLimit,
  toDecision,
} from '../redirect.ts';
import { siteSettings as settingsDocument, toSiteSettings } from '../site-settings.ts';

const dependencies = {
  ...settingsDocument.needs,
  redirectDocs: redirectDocument.docs,
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
    await redirectDocs.commit(_id ?? clock.id(), toAuthor(caller), () => toDecision(redirect, publish));
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

/** Each redirect is a separate document, and all must be stored before the call times out. */
const MAX_CHANGES = 100;

interface Target {
  domainId: string;
  live: Redirect[] | null;
}

/** Clients may send only some redirects, so missing ones are not deleted. */
export function diffRedirects(
  sent: Redirect[],
  { others, hostnames }: Pick<RedirectContext, 'others' | 'hostnames'>,
  { domainId, live }: Target,
): (RedirectDraft & { _id?: string })[] {
  const named = sent.map((redirect) => normalizeRedirect(redirect, hostnames));
  const froms = new Set(named.map(({ from }) => from));
  const twice = named.find(({ from }, index) => named.findIndex((redirect) => redirect.from === from) !== index);
  if (twice) throw siteConfigRefusals.redirectListedTwice({ from: twice.from });
  const unnamed = others.filter(({ from }) => !froms.has(normalizePath(from)));
  requireRedirectLimit([...named, ...unnamed]);
  requireNoLoop(named, unnamed, hostnames);
  if (live)
    requireNoLoop(
      named,
      live.filter(({ from }) => !froms.has(normalizePath(from))),
      hostnames,
    );
  const stored = new Map(others.map((redirect) => [normalizePath(redirect.from), redirect]));
  const published = live && new Map(live.map(({ from, to }) => [normalizePath(from), to]));
  const changes = named
    .filter(({ from, to }) => stored.get(from)?.to !== to || (published && published.get(from) !== to))
    .map(({ from, to }) => {
      const before = stored.get(from);
      return { domainId, name: before?.name ?? '', from, to, ...(before && { _id: before._id }) };
    });
  if (changes.length > MAX_CHANGES)
    throw siteConfigRefusals.tooManyChangedRedirects({ count: changes.length, max: MAX_CHANGES });
  return changes;
}
