import type { Format } from '../../../messages/format.ts';

type Version = 'live' | 'draft' | number;

/** The comparison of two versions of a document. */
export const compare = ({ number }: Format) => ({
  title: ({ before, after }: { before: string; after: string }) => `Compare ${before} with ${after}`,
  version: (version: Version) =>
    version === 'live' ? 'the live version' : version === 'draft' ? 'the draft' : `version ${number(version)}`,
  none: 'No text or setting differs.',
});
