import { z } from 'zod';
import { commandNeeding, type CallSpec } from './contract.ts';
import { Image } from './entities/image.ts';
import { MAX_LINK_LENGTH } from './link-verdicts.ts';

export const missingPictures = ['notAllowed', 'notSent'] as const;

export const pictureImportCalls = {
  importPicture: {
    summary: 'Fetches a picture from a public website into the gallery. At most 120 times a minute.',
    ...commandNeeding('media'),
    refuses: ['too-many'],
    in: z.object({
      address: z.string().min(1).max(MAX_LINK_LENGTH).describe('Address with http or https.'),
      alt: z.string().max(500).default('').describe('Alternative text for people who do not see the picture.'),
    }),
    /** `invalid` and `too-large` as for an upload. */
    out: z.object({
      image: Image.nullable(),
      missing: z
        .enum(missingPictures)
        .optional()
        .describe(
          'Why there is no picture: the address is not public or the site requests no other websites, or the website does not send it.',
        ),
    }),
    http: 'POST /image/import',
  },
} as const satisfies Record<string, CallSpec>;
