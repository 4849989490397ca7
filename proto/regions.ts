import { z } from 'zod';
import { service } from './contract.ts';
import { historyCalls } from './document-history.ts';
import { pageTypes } from './entities/page.ts';
import { Region, RegionContent, RegionRoles } from './entities/region.ts';
import { Sent } from './entities/stored.ts';
import { Id } from './values.ts';

const SentRegion = RegionContent.extend(Sent.shape);
const Dependent = z.object({ _id: Id, slug: z.string(), pageType: z.enum(pageTypes) });

export const regions = service(
  'regions',
  {
    loadRegions: {
      kind: 'query',
      who: 'anyone',
      in: z.object({ domainId: Id.optional() }),
      /** Visitors get the published ones, signed-in editors all, sorted by name. */
      out: z.array(Region),
      http: 'GET /regions/loadRegions',
    },
    createRegion: {
      kind: 'command',
      who: 'user',
      needs: 'regions',
      /** Without a body an empty, unpublished region is made. */
      in: z.object({ region: RegionContent.partial().optional() }),
      out: Region,
      http: 'POST /regions/createRegion',
    },
    saveRegion: {
      kind: 'command',
      who: 'user',
      needs: 'regions',
      in: z.object({ region: SentRegion }),
      out: Region,
      http: 'POST /regions/saveRegion',
    },
    publishRegion: {
      kind: 'command',
      who: 'user',
      needs: 'regions',
      in: z.object({ region: SentRegion }),
      out: Region,
      http: 'POST /regions/publishRegion',
    },
    unpublishRegion: {
      kind: 'command',
      who: 'user',
      needs: 'regions',
      in: z.object({ regionId: Id }),
      out: Region,
      http: 'POST /regions/unpublishRegion',
    },
    findDependentPages: {
      kind: 'query',
      who: 'user',
      in: z.object({ regionId: Id }),
      out: z.array(Dependent),
      http: 'GET /regions/findDependentPages',
    },
    /** What new pages of the region get; pages that are there already keep their roles. */
    loadDefaultRoles: {
      kind: 'query',
      who: 'user',
      in: z.object({ regionId: Id }),
      out: RegionRoles,
      http: 'GET /roles/ofRegion',
    },
    applyDefaultRoles: {
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: RegionRoles,
      out: RegionRoles,
      http: 'POST /roles/applyToRegion',
    },
    /** Regions of every domain that give new pages this role. */
    findByRole: {
      kind: 'query',
      who: 'user',
      needs: 'people',
      in: z.object({ roleId: Id }),
      out: z.array(z.object({ _id: Id, name: z.string() })),
    },
    deleteRegion: {
      kind: 'command',
      who: 'user',
      needs: 'regions',
      in: z.object({ regionId: Id }),
      out: z.object({ _id: Id }),
      http: 'POST /regions/deleteRegion',
    },
    /** Default roles are restored together with their region, so they are never listed as deleted. */
    ...historyCalls('regions', ['region', 'defaultRoles']),
  },
  {
    /** `region` is the draft copy, `live` what visitors see of it (null: nothing); both are null once it is deleted. */
    changed: z.object({ region: Region.nullable(), live: Region.nullable() }),
  },
);
