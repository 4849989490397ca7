import { z } from 'zod';
import { type CallSpec, commandNeeding } from '../contract.ts';
import { Domain, DomainContent, ResolvedHost } from '../entities/domain.ts';
import { ClientDocument } from '../entities/stored.ts';
import { Id } from '../values.ts';

const SentDomain = DomainContent.extend({
  ...ClientDocument.shape,
  /** If absent, the stored hostnames are unchanged. */
  hostnames: DomainContent.shape.hostnames.unwrap().optional(),
  hostname: z.string().max(2000).optional(),
});

export const domainCalls = {
  loadDomain: {
    summary: 'Returns the domain of a hostname, and for signed-in users the list of all domains.',
    kind: 'query',
    who: 'anyone',
    in: z.object({
      hostname: z.string().max(253).default('').describe('Hostname without port; the default domain when empty.'),
    }),
    /** An unknown host gets the default domain; the host of an unpublished domain gets `not-found`. */
    out: z.object({ domain: Domain, domains: z.array(Domain) }),
    http: 'GET /config/loadDomain',
  },
  resolveHost: {
    summary: 'Returns the domain that answers requests to a host.',
    kind: 'query',
    who: 'anyone',
    in: z.object({ hostname: z.string().max(253) }),
    out: ResolvedHost,
  },
  saveDomain: {
    summary: 'Creates a domain, or replaces the content of its draft.',
    ...commandNeeding('domains'),
    in: z.object({
      domain: SentDomain.describe(
        'The whole domain. Without `_id` it is created; with one, `revision` names the revision that it was based on.',
      ),
    }),
    out: Domain,
    http: 'POST /config/saveDomain',
  },
  publishDomain: {
    summary: 'Makes a domain available to visitors under its hostnames.',
    ...commandNeeding('domains'),
    in: z.object({ domain: SentDomain.describe('The whole domain, which is saved and published.') }),
    out: Domain,
    http: 'POST /config/publishDomain',
  },
  unpublishDomain: {
    summary: 'Takes a domain and its hostnames offline for visitors.',
    ...commandNeeding('domains'),
    in: z.object({ domain: z.looseObject({ _id: Id }).describe('The domain; only its `_id` is used.') }),
    out: Domain,
    http: 'POST /config/unpublishDomain',
  },
  swapActiveDomain: {
    summary: 'Switches the current session to another domain.',
    ...commandNeeding('domains'),
    needsSession: true,
    in: z.object({ domain: z.looseObject({ _id: Id }).describe('The domain to work on; only its `_id` is used.') }),
    out: z.object({ newDomain: Domain, oldDomain: Domain.nullable() }),
    http: 'POST /config/swapActiveDomain',
  },
} as const satisfies Record<string, CallSpec>;
