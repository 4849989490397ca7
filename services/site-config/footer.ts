import type { FooterContent } from '../../proto/entities/footer.ts';
import { token } from '../kit/contract/token.ts';
import type { Versioned, VersionedSpec } from '../kit/versioned/versioned.ts';

export const FOOTERS = token<Versioned<FooterContent>>('Footers');

export const footerSpec: VersionedSpec<FooterContent> = {
  name: 'footers',
  summarise: ({ domainId, region }) => ({
    name: region ? `Footer of ${region}` : 'Footer',
    domainId,
    guard: { region },
  }),
};
