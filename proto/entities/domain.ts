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
  /** As the domain lists it; empty if the host is unknown and the default domain is used. */
  hostname: z.string(),
  /** The first hostname that the domain lists: canonical addresses have it, whichever of them is requested. */
  canonicalHostname: z.string().optional(),
  /** False if the domain has been unpublished: visitors of the host get no page of any domain. */
  available: z.boolean(),
});
