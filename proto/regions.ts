import { z } from 'zod';
import { commandNeeding, defineContract } from './contract.ts';
import { archiveCalls } from './archive.ts';
import { historyCalls } from './document-history.ts';
import { pageTypes } from './entities/page.ts';
import { Region, RegionContent, RegionRoles } from './entities/region.ts';
import { ClientDocument } from './entities/stored.ts';
import { Id } from './values.ts';

const SentRegion = RegionContent.extend(ClientDocument.shape);
const Dependent = z.object({ _id: Id, slug: z.string(), pageType: z.enum(pageTypes) });

export const regions = defineContract(
  'regions',
  {
    loadRegions: {
      summary:
        'Lists the regions of a domain by name: the published ones for visitors, all of them for signed-in users.',
      kind: 'query',
      who: 'anyone',
      in: z.object({ domainId: Id.optional().describe('Id of the domain; that of the request when absent.') }),
      out: z.array(Region),
      http: 'GET /regions/loadRegions',
    },
    createRegion: {
      summary: 'Creates an unpublished region.',
      ...commandNeeding('regions'),
      in: z.object({
        region: RegionContent.partial()
          .optional()
          .describe('Content of the region; an empty region is created without it.'),
      }),
      out: Region,
      http: 'POST /regions/createRegion',
    },
    saveRegion: {
      summary: 'Creates a region, or replaces the content of its draft.',
      ...commandNeeding('regions'),
      in: z.object({
        region: SentRegion.describe(
          'The whole region. Without `_id` it is created; with one, `revision` names the revision that it was based on.',
        ),
      }),
      out: Region,
      http: 'POST /regions/saveRegion',
    },
    publishRegion: {
      summary: 'Makes the draft of a region visible to visitors.',
      ...commandNeeding('regions'),
      in: z.object({ region: SentRegion.describe('The whole region, which is saved and published.') }),
      out: Region,
      http: 'POST /regions/publishRegion',
    },
    unpublishRegion: {
      summary: 'Hides a region and its pages from visitors and keeps the draft.',
      ...commandNeeding('regions'),
      in: z.object({ regionId: Id.describe('Id of the region.') }),
      out: Region,
      http: 'POST /regions/unpublishRegion',
    },
    findDependentPages: {
      summary: 'Lists the pages of a region, which must be moved or deleted before the region can be deleted.',
      kind: 'query',
      who: 'user',
      in: z.object({ regionId: Id.describe('Id of the region.') }),
      out: z.array(Dependent),
      http: 'GET /regions/findDependentPages',
    },
    loadDefaultRoles: {
      summary: 'Returns the roles that new pages of a region get.',
      kind: 'query',
      who: 'user',
      in: z.object({ regionId: Id.describe('Id of the region.') }),
      out: RegionRoles,
      http: 'GET /roles/ofRegion',
    },
    applyDefaultRoles: {
      summary: 'Sets the roles that new pages of a region get; existing pages keep theirs.',
      ...commandNeeding('people'),
      in: RegionRoles,
      out: RegionRoles,
      http: 'POST /roles/applyToRegion',
    },
    findByRole: {
      summary: 'Lists the regions of every domain that give a role to new pages.',
      kind: 'query',
      who: 'user',
      needs: 'people',
      in: z.object({ roleId: Id }),
      out: z.array(z.object({ _id: Id, name: z.string() })),
    },
    deleteRegion: {
      summary: 'Deletes a region without pages.',
      ...commandNeeding('regions'),
      in: z.object({ regionId: Id.describe('Id of the region.') }),
      out: z.object({ _id: Id }),
      http: 'POST /regions/deleteRegion',
    },
    ...archiveCalls(),
    ...historyCalls('regions', ['region', 'defaultRoles'], {
      one: 'a region or its default roles',
      many: 'regions',
    }),
  },
  {
    /** `live` is null for an unpublished region; both are null for a deleted one. */
    changed: z
      .object({ region: Region.nullable(), live: Region.nullable() })
      .describe('A region was created, saved, published, unpublished or deleted.'),
  },
);
