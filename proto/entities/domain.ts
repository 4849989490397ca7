import { z } from 'zod';
import { Stored } from './stored.ts';

const Hostname = z.string().trim().toLowerCase().min(1).max(253);

export const DomainContent = z.object({
  name: z.string().trim().min(1, 'A domain needs a name.').max(100, 'The name of a domain has at most 100 characters.'),
  hostnames: z.array(Hostname).max(100).default([]),
});
export type DomainContent = z.infer<typeof DomainContent>;

export const Domain = DomainContent.extend(Stored.shape).extend({ hostname: z.string().optional() });
export type Domain = z.infer<typeof Domain>;

export const isUnpublished = ({ published, lastPublished }: Pick<Domain, 'published' | 'lastPublished'>): boolean =>
  !published && lastPublished !== undefined;

export const ResolvedHost = z.object({
  domainId: z.string(),
  name: z.string(),
  /** Hostname as the domain lists it; empty if the host is unknown and the default domain is used. */
  hostname: z.string(),
  /** First hostname of the domain, which canonical addresses contain regardless of the requested host. */
  canonicalHostname: z.string().optional(),
  /** False if the domain was unpublished, so that visitors of the host get no pages. */
  available: z.boolean(),
});
