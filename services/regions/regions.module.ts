import { regions } from '../../proto/regions.ts';
import { identity } from '../../proto/identity.ts';
import { pages } from '../../proto/pages.ts';
import { provideDocuments } from '../kit/providers.ts';
import { archiveHandlers } from '../kit/archive/archive-handlers.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { historyHandlers } from '../kit/recovery/history-handlers.ts';
import { deleteRegion, recoverableRegion } from './commands/delete-region.ts';
import { DefaultRolesDocs, defaultRolesHandlers, recoverableDefaultRoles } from './default-roles.ts';
import { regionDocument, regionHandlers } from './region.ts';

export const regionsService = defineService(regions, {
  handlers: {
    deleteRegion,
    ...defaultRolesHandlers,
    ...regionHandlers,
    ...historyHandlers(regions.calls),
    ...archiveHandlers(regions.calls),
  },
  providers: provideDocuments(
    { ...regionDocument, recoverable: recoverableRegion },
    { docs: DefaultRolesDocs, recoverable: recoverableDefaultRoles },
  ),
  calls: [identity.calls.listRoles, pages.calls.findByRegion],
});
