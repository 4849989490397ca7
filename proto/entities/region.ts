import { z } from 'zod';
import { DEFAULT_COORDINATES } from '../blocks/kinds/place.ts';
import { isTimeZone } from '../event-times.ts';
import { normalizeSlugPrefix } from '../slug.ts';
import { Id, pageTypes } from '../values.ts';
import { Stored } from './stored.ts';
import { MAX_ROLES } from './user.ts';

export const RegionContent = z.object({
  domainId: Id.optional(),
  name: z.string().trim().max(100).default(''),
  code: z.string().trim().max(20).default(''),
  slugPrefix: z
    .string()
    .max(60)
    .default('')
    .transform(normalizeSlugPrefix)
    .describe('First segment of every address of the region, a slug without slashes; read-only once saved.'),
  homePageSlug: z.string().max(200).default(''),
  flag: z.string().max(40).default('').describe('File name of the flag under /flags, without its extension.'),
  timeZone: z
    .string()
    .max(60)
    .refine((name) => name === '' || isTimeZone(name), 'There is no time zone with this name.')
    .optional()
    .describe(
      "IANA name of the time zone of the region's events and closing dates; empty for the only one of its country.",
    ),
  latitude: z.number().min(-90).max(90).default(DEFAULT_COORDINATES.latitude),
  longitude: z.number().min(-180).max(180).default(DEFAULT_COORDINATES.longitude),
});
export type RegionContent = z.infer<typeof RegionContent>;

const RoleIds = z.array(Id).max(MAX_ROLES);

const DefaultRoles = z.partialRecord(
  z.enum(pageTypes),
  z.object({
    viewerRoles: RoleIds.optional(),
    editorRoles: RoleIds.optional(),
    publisherRoles: RoleIds.optional(),
  }),
);

/** Stored separately, so that saving a region cannot change permissions. */
export const RegionRoles = z.object({
  regionId: Id.describe('Id of the region.'),
  defaultRoles: DefaultRoles.describe('The roles of new pages by page type.'),
  revision: z
    .number()
    .int()
    .describe('Revision that the change is based on: 0 before the first choice; an outdated one is refused.'),
});
export type RegionRoles = z.infer<typeof RegionRoles>;

export const Region = RegionContent.extend(Stored.shape);
export type Region = z.infer<typeof Region>;
