import type { NavContent } from '../../proto/entities/nav.ts';
import { token } from '../kit/contract/token.ts';
import type { Versioned, VersionedSpec } from '../kit/versioned/versioned.ts';

export const NAVS = token<Versioned<NavContent>>('Navs');

export const navSpec: VersionedSpec<NavContent> = {
  name: 'navs',
  summarise: ({ domainId, region }) => ({
    name: region ? `Navigation of ${region}` : 'Navigation',
    domainId,
    guard: { region },
  }),
};
