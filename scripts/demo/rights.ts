import { type PageType, pageTypes } from '../../proto/entities/page.ts';
import type { Region } from '../../proto/entities/region.ts';
import { identity } from '../../proto/identity.ts';
import type { Capability, Grant } from '../../proto/permissions.ts';
import { regions } from '../../proto/regions.ts';
import type { PageRoles } from './people.ts';
import type { Ask } from './seed-site.ts';

/** Allows nothing until the regions are there that it is limited to. */
export const rightsAtFirst = (name: string): { grants?: Grant[] } => (name in regionOf ? { grants: [] } : {});

const regionOf: Record<string, string> = { 'Publisher NZ': 'nz' };
const inRegion: Capability[] = [
  'pages.edit',
  'pages.publish',
  'pages.delete',
  'navigation',
  'footer',
  'subNavs',
  'regions',
];

/** Limits roles to their regions, and gives new pages of the regions the roles of the others; what was chosen already stays. */
export async function addRights(ask: Ask, known: Region[], rolesOf: (slugPrefix: string) => PageRoles): Promise<void> {
  const { roles } = await ask(identity.calls.listRoles, {});
  for (const { _id: regionId, slugPrefix } of known) {
    const role = roles.find(({ name, grants }) => regionOf[name] === slugPrefix && grants?.length === 0);
    // Pictures and files belong to no region.
    const grants: Grant[] = [
      ...inRegion.map((capability) => ({ capability, regionIds: [regionId] })),
      { capability: 'media' },
    ];
    if (role) await ask(identity.calls.saveRole, { role: { ...role, grants } });
    const { revision } = await ask(regions.calls.loadDefaultRoles, { regionId });
    const publisherRoles = rolesOf(slugPrefix).map(({ _id }) => _id);
    const ofType = (pageType: PageType) => [pageType, { publisherRoles }];
    const defaultRoles = Object.fromEntries(pageTypes.map(ofType));
    if (revision === 0) await ask(regions.calls.applyDefaultRoles, { regionId, defaultRoles, revision });
  }
}
