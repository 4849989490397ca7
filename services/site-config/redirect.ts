import type { z } from 'zod';
import { isHostOf, normalizePath, toLocalAddress } from '../../proto/address.ts';
import type { RedirectContent } from '../../proto/entities/redirect.ts';
import { Redirect } from '../../proto/entities/site-settings.ts';
import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { reservedSegments } from '../../proto/values.ts';
import { handle } from '../kit/contract/handle.ts';
import { validateInput } from '../kit/contract/validate-input.ts';
import { defineDocument } from '../kit/documents/define-document.ts';
import { indexTexts } from '../kit/store/substring-index.ts';
import { requireRevision, type Decision, type Head, derivedSubstringIndex } from '../kit/versioned/versioned.ts';
import { changedEvent } from './changed-event.ts';
import { requireRoom } from './document-limits.ts';
import { requireNoLoop } from './redirect-loops.ts';

export type RedirectDraft = z.infer<typeof RedirectContent>;

export const redirects = defineDocument<RedirectDraft>({
  kind: 'redirect',
  noun: 'redirect',
  capability: 'redirects',
  spec: {
    name: 'redirects',
    draftIndexes: [{ fields: ['domainId', 'from', '_id', derivedSubstringIndex.folded] }, derivedSubstringIndex.spec],
    liveIndexes: [{ fields: ['domainId', 'from'] }],
    counts: [{ fields: ['domainId'] }],
    keys: { form: 2, of: ({ name, from, to }) => indexTexts(name, from, to) },
    summarise: ({ domainId, from }) => ({ name: from, domainId, guard: {} }),
    archive: { requireAllowed: requireNotReserved },
    claims: ({ domainId, from }) => [`${domainId} ${normalizePath(from)}`],
    taken: (claim, holderId) =>
      siteConfigRefusals.redirectTaken({ from: claim.slice(claim.indexOf(' ') + 1) }, { _id: holderId }),
  },
  nameOf: ({ from }) => `The redirect from ${from}`,
  events: ({ _id, content, affectsVisitors }) => [changedEvent('redirect', _id, content.domainId, affectsVisitors)],
});

export const redirectHandlers = {
  unpublishRedirect: handle(siteConfig.calls.unpublishRedirect, redirects.needs, ({ _id }, caller, needs) =>
    redirects.unpublish(_id, caller, needs),
  ),
  deleteRedirect: handle(siteConfig.calls.deleteRedirect, redirects.needs, ({ _id }, caller, needs) =>
    redirects.delete(_id, caller, needs),
  ),
};

export interface RedirectContext {
  others: (Redirect & { _id: string; name?: string })[];
  live: (Redirect & { _id: string })[];
  hostnames: string[];
}

const MAX_REDIRECTS = 5000;

export function decideSave(
  head: Head<RedirectDraft> | null,
  sent: RedirectDraft & { _id?: string; revision?: number },
  context: RedirectContext,
  publish: boolean,
): Decision<RedirectDraft> {
  if (sent._id && !head) throw siteConfigRefusals.noRedirect({ id: sent._id });
  requireRevision(sent.revision, head, 'the redirect');
  const domainId = head?.draft.domainId ?? sent.domainId;
  const draft = { ...normalizeRedirect(sent, context.hostnames), name: sent.name, domainId };
  const others = context.others.filter(({ _id }) => _id !== sent._id);
  requireRedirectLimit([draft, ...others]);
  requireNoLoop([draft], others, context.hostnames);
  if (publish)
    requireNoLoop(
      [draft],
      context.live.filter(({ _id }) => _id !== sent._id),
      context.hostnames,
    );
  return toDecision(draft, publish);
}

export const toDecision = (draft: RedirectDraft, publish: boolean): Decision<RedirectDraft> => ({
  action: publish ? 'publish' : 'save',
  draft,
  ...(publish && { live: 'publish' as const }),
  facts: (after) => [changedEvent('redirect', after.draft!._id, draft.domainId, publish)],
});

export const requireConfirmation = (slug: string) => siteConfigRefusals.redirectHidesPage({ slug }, { page: { slug } });

export function normalizeRedirect({ from, to }: Redirect, hostnames: string[] = []): Redirect {
  const start = toLocalAddress(from, isHostOf(hostnames));
  if (start === null || /[?#\\]/.test(start)) throw siteConfigRefusals.redirectFromNoPath({ from });
  const isAddress = /^https?:\/\//i.test(to.trim());
  const normalized = { from: normalizePath(start), to: isAddress ? to.trim() : toPath(to) };
  if (isAddress && !URL.canParse(normalized.to)) throw siteConfigRefusals.redirectToNoAddress({ to });
  if (!isAddress && /^[a-z][a-z\d+.-]*:/i.test(to.trim())) throw siteConfigRefusals.redirectToNoTarget({ to });
  requireNotReserved(normalized);
  if (normalized.from === normalized.to) throw siteConfigRefusals.redirectToItself({ from: normalized.from });
  // The length is checked here, because it includes the slash that was added.
  validateInput({ in: Redirect }, normalized);
  return normalized;
}

function requireNotReserved({ from }: Pick<Redirect, 'from'>): void {
  if (reservedSegments.includes(from.split('/')[1]!)) throw siteConfigRefusals.redirectFromReserved({ from });
}

export function decideRedirectMovedPage(domainId: string, from: string, to: string): Decision<RedirectDraft> {
  return {
    action: 'move',
    draft: { domainId, name: 'Page moved', from: normalizePath(from), to: toPath(to) },
    live: 'publish',
    facts: ({ draft }) => [changedEvent('redirect', draft!._id, domainId, true)],
  };
}

export function decideRemoveForPage(head: Head<RedirectDraft> | null, slug: string): Decision<RedirectDraft> | null {
  if (!head || normalizePath(head.draft.from) !== normalizePath(slug)) return null;
  const { _id, draft } = head;
  return { action: 'free', draft: null, facts: () => [changedEvent('redirect', _id, draft.domainId, true)] };
}

/** Returns a path with one leading slash, because browsers read two as the address of another site. */
export const toPath = (text: string): string => `/${text.trim().replace(/^[\s/\\]+|[\s/]+$/g, '')}`;

export function requireRedirectLimit(all: Redirect[]): void {
  const rows = all.map(({ from, to }) => ({ _id: 'siteSettings_1234', from, to }));
  requireRoom('redirects', rows, MAX_REDIRECTS);
}
