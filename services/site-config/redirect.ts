import type { z } from 'zod';
import type { RedirectContent } from '../../proto/entities/redirect.ts';
import type { Redirect } from '../../proto/entities/site-settings.ts';
import { Problem } from '../../proto/errors.ts';
import { reservedSegments } from '../../proto/values.ts';
import { token } from '../kit/contract/token.ts';
import { computeTrigrams } from '../kit/store/trigrams.ts';
import { requireRevision } from '../kit/versioned/require-revision.ts';
import type { Decision, Head, Versioned, VersionedSpec } from '../kit/versioned/versioned.ts';
import { changedEvent } from './changed-event.ts';
import { requireRoom } from './document-limits.ts';
import { requireNoLoop } from './redirect-loops.ts';

/** The versioned redirects, for @Inject. */
export const REDIRECTS = token<Versioned<RedirectDraft>>('Redirects');

export type RedirectDraft = z.infer<typeof RedirectContent>;

export const redirectSpec: VersionedSpec<RedirectDraft> = {
  name: 'redirects',
  draftIndexes: [
    { fields: ['domainId', 'from', '_id', 'name', 'to'] },
    { fields: ['_keys.grams'], each: '_keys.grams' },
  ],
  liveIndexes: [{ fields: ['domainId', 'from'] }],
  tallies: [{ fields: ['domainId'] }],
  keys: { form: 1, of: ({ name, from, to }) => ({ grams: computeTrigrams(name, from, to) }) },
  summarise: ({ domainId, from }) => ({ name: from, domainId, guard: {} }),
  claims: ({ domainId, from }) => [`${domainId} ${from}`],
  taken: (claim, holderId) =>
    new Problem('conflict', `${claim.slice(claim.indexOf(' ') + 1)} redirects to somewhere already.`, {
      _id: holderId,
    }),
};

/** What else there is of a domain when one of its redirects is saved. */
export interface RedirectContext {
  /** Its redirects: all are listed in one answer, and no two may begin at one address. */
  others: (Redirect & { _id: string; name?: string })[];
  /** Those that visitors follow: one that is published may have a draft that leads elsewhere. */
  live: (Redirect & { _id: string })[];
  hostnames: string[];
}

const MAX_REDIRECTS = 5000;

export function decideSave(
  head: Head<RedirectDraft> | null,
  sent: RedirectDraft & { _id?: string; revision?: number },
  around: RedirectContext,
  publish: boolean,
): Decision<RedirectDraft> {
  if (sent._id && !head) throw new Problem('not-found', `There is no redirect ${sent._id}.`);
  requireRevision(sent.revision, head, 'the redirect');
  const domainId = head?.draft.domainId ?? sent.domainId;
  const draft = { ...normalizeRedirect(sent), name: sent.name, domainId };
  const others = around.others.filter(({ _id }) => _id !== sent._id);
  requireRedirectLimit([draft, ...others]);
  requireNoLoop([draft], others, around.hostnames);
  if (publish)
    requireNoLoop(
      [draft],
      around.live.filter(({ _id }) => _id !== sent._id),
      around.hostnames,
    );
  return stored(draft, publish);
}

/** A draft that is checked already. */
export const stored = (draft: RedirectDraft, publish: boolean): Decision<RedirectDraft> => ({
  action: publish ? 'publish' : 'save',
  draft,
  ...(publish && { live: 'publish' as const }),
  facts: (after) => [changedEvent('redirect', after.draft!._id, draft.domainId, publish)],
});

export const requireConfirmation = (slug: string) =>
  new Problem(
    'conflict',
    `There is a published page at /${slug}, which visitors could not reach any more. Confirm that the redirect replaces it, or choose another address.`,
    { page: { slug } },
  );

/** Null when it is not published anyway. */
export function decideUnpublish(head: Head<RedirectDraft> | null, _id: string): Decision<RedirectDraft> | null {
  const { draft, live } = requireRedirect(head, _id);
  if (!live) return null;
  return {
    action: 'unpublish',
    draft,
    live: 'withdraw',
    facts: () => [changedEvent('redirect', _id, draft.domainId, true)],
  };
}

export function decideDelete(head: Head<RedirectDraft> | null, _id: string): Decision<RedirectDraft> {
  const { draft, live } = requireRedirect(head, _id);
  if (live)
    throw new Problem('conflict', `The redirect from ${draft.from} is published: unpublish it before deleting it.`);
  return { action: 'delete', draft: null, facts: () => [changedEvent('redirect', _id, draft.domainId, false)] };
}

/** From a path of the domain in lower case; to a path, or a whole http(s) address. Neither ends in a slash. */
export function normalizeRedirect({ from, to }: Redirect): Redirect {
  const isAddress = /^https?:\/\//i.test(to.trim());
  const tidy = { from: toPath(from).toLowerCase(), to: isAddress ? to.trim() : toPath(to) };
  if (/[?#\s\\]/.test(tidy.from)) throw new Problem('invalid', `${from} is not a path to redirect from.`);
  if (isAddress && !URL.canParse(tidy.to)) throw new Problem('invalid', `${to} is not an http(s) address.`);
  if (!isAddress && /^[a-z][a-z\d+.-]*:/i.test(to.trim()))
    throw new Problem('invalid', `${to} is neither a path nor an http(s) address.`);
  if (reservedSegments.includes(tidy.from.split('/')[1]!))
    throw new Problem('invalid', `${tidy.from} is one of the server's own addresses and never redirected.`);
  if (tidy.from === tidy.to) throw new Problem('invalid', `${tidy.from} can not redirect to itself.`);
  return tidy;
}

/** Where a page was, to where it is: the address it had is its own again when it comes back. */
export function decideRedirectMovedPage(domainId: string, from: string, to: string): Decision<RedirectDraft> {
  return {
    action: 'move',
    draft: { domainId, name: 'Page moved', from: toPath(from), to: toPath(to) },
    live: 'publish',
    facts: ({ draft }) => [changedEvent('redirect', draft!._id, domainId, true)],
  };
}

/** Null when there is none, or an administrator has made another one of it. */
export function decideRemoveForPage(head: Head<RedirectDraft> | null, slug: string): Decision<RedirectDraft> | null {
  if (head?.draft.from !== toPath(slug)) return null;
  const { _id, draft } = head;
  return { action: 'free', draft: null, facts: () => [changedEvent('redirect', _id, draft.domainId, true)] };
}

/** One slash in front and none behind, so that no path passes for another site's address. */
export const toPath = (text: string): string => `/${text.trim().replace(/^[\s/\\]+|[\s/]+$/g, '')}`;

function requireRedirect(head: Head<RedirectDraft> | null, _id: string): Head<RedirectDraft> {
  if (!head) throw new Problem('not-found', `There is no redirect ${_id}.`);
  return head;
}

/** All redirects of a domain are answered at once to the BFF. */
export function requireRedirectLimit(all: Redirect[]): void {
  const told = all.map(({ from, to }) => ({ _id: 'siteSettings_1234', from, to }));
  requireRoom('redirects', told, MAX_REDIRECTS);
}
