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

/** It has been taken back from visitors. One that was never published is still being made. */
export const isUnpublished = ({ published, lastPublished }: Pick<Domain, 'published' | 'lastPublished'>): boolean =>
  !published && lastPublished !== undefined;

/** The domain that visitors of a host are shown. */
export const ResolvedHost = z.object({
  domainId: z.string(),
  /** Empty while no domain has ever been published. */
  name: z.string(),
  /** As the domain lists it; empty when the host is unknown and the default domain answers. */
  hostname: z.string(),
  /** False when the domain has been unpublished: visitors get nothing under this host, of no domain. */
  available: z.boolean(),
});
