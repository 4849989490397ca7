import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { handle } from '../../kit/contract/handle.ts';
import type { ServiceDefinition } from '../../kit/host/service-definition.ts';
import { partialService } from '../../kit/testing/partial-service.ts';

/** The responses of pages and regions, by the id of a role. */
export const pagesWithRole = new Map<string, { _id: string; slug: string }[]>();
export const regionsWithRole = new Map<string, { _id: string; name: string }[]>();

/** Replaces the services that refer to roles. */
export const usersOfRoles: ServiceDefinition[] = [
  partialService(
    pages,
    handle(pages.calls.findByRole, {}, async ({ roleId }) => pagesWithRole.get(roleId) ?? []),
  ),
  partialService(
    regions,
    handle(regions.calls.findByRole, {}, async ({ roleId }) => regionsWithRole.get(roleId) ?? []),
  ),
];
