import type { NavContent } from '../../proto/entities/nav.ts';
import type { VersionedSpec } from '../kit/versioned/versioned.ts';

/** The versioned navs, for @Inject. */
export const NAVS = Symbol('Navs');

export const navSpec: VersionedSpec<NavContent> = {
  name: 'navs',
  summarise: ({ domainId, region }) => ({
    name: region ? `Navigation of ${region}` : 'Navigation',
    domainId,
    guard: { region },
  }),
};
