import { z } from 'zod';
import { commandNeeding } from '../contract.ts';
import { Role, RoleRow } from '../entities/user.ts';
import { Id } from '../values.ts';
import { paging } from './inputs.ts';

export const roleCalls = {
  listRoles: {
    summary: 'Lists roles, one page of results at a time.',
    kind: 'query',
    who: 'user',
    in: z.object(paging),
    out: z.object({ roles: z.array(RoleRow), total: z.number().int() }),
    http: 'GET /roles/list',
  },
  saveRole: {
    summary: 'Creates a role, or changes its name and grants.',
    ...commandNeeding('people'),
    in: z.object({ role: Role.partial({ _id: true }).describe('The role. Without `_id` it is created.') }),
    out: Role,
    http: 'POST /roles/save',
  },
  roleUses: {
    summary: 'Names the users, pages and regions that use a role.',
    kind: 'query',
    who: 'user',
    needs: 'people',
    in: z.object({ _id: Id.describe('Id of the role.') }),
    out: z.object({
      users: z.array(z.object({ _id: Id, username: z.string() })),
      pages: z
        .array(z.object({ _id: Id, slug: z.string() }))
        .describe('The address is empty for pages that the caller may not view.'),
      regions: z.array(z.object({ _id: Id, name: z.string() })),
    }),
    http: 'GET /roles/uses',
  },
  deleteRole: {
    summary: 'Deletes a role that no user, page or region uses.',
    ...commandNeeding('people'),
    in: z.object({ _id: Id.describe('Id of the role.') }),
    out: z.object({ _id: Id }),
    http: 'POST /roles/delete',
  },
} as const;
