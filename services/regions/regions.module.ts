import { regions } from '../../proto/regions.ts';
import { identity } from '../../proto/identity.ts';
import { pages } from '../../proto/pages.ts';
import { provideDocuments } from '../kit/providers.ts';
import { archiveHandlers } from '../kit/archive/archive-handlers.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { historyHandlers } from '../kit/recovery/history-handlers.ts';
import { applyDefaultRoles } from './commands/apply-default-roles.ts';
import { deleteRegion } from './commands/delete-region.ts';
import { DEFAULT_ROLES, defaultRolesSpec } from './default-roles.ts';
import { findByRole } from './queries/find-by-role.ts';
import { loadDefaultRoles } from './queries/load-default-roles.ts';
import { findDependentPages } from './queries/find-dependent-pages.ts';
import { recoverableDefaultRoles } from './recoverable-default-roles.ts';
import { recoverableRegion } from './recoverable-region.ts';
import { regionDocument, regionHandlers } from './region.ts';

export const regionsService = defineService(regions, {
  handlers: {
    applyDefaultRoles,
    deleteRegion,
    findByRole,
    findDependentPages,
    loadDefaultRoles,
    ...regionHandlers,
    ...historyHandlers(regions.calls),
    ...archiveHandlers(regions.calls),
  },
  providers: provideDocuments(
    { ...regionDocument, recoverable: recoverableRegion },
    { token: DEFAULT_ROLES, spec: defaultRolesSpec, recoverable: recoverableDefaultRoles },
  ),
  calls: [identity.calls.listRoles, pages.calls.findByRegion],
});
