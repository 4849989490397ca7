import type { FooterContent } from '../../proto/entities/footer.ts';
import type { VersionedSpec } from '../kit/versioned/versioned.ts';

/** The versioned footers, for @Inject. */
export const FOOTERS = Symbol('Footers');

export const footerSpec: VersionedSpec<FooterContent> = {
  name: 'footers',
  summarise: ({ domainId, region }) => ({
    name: region ? `Footer of ${region}` : 'Footer',
    domainId,
    guard: { region },
  }),
};
