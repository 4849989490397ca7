import { z } from 'zod';
import { type CallSpec, commandNeeding } from '../contract.ts';
import { MAX_ROLES } from '../entities/user.ts';
import { Page, PageTypeName, templateNames } from '../entities/page.ts';
import { Id, Slug } from '../values.ts';

const _id = Id.describe('Id of the page.');
const Tags = z.array(z.string().max(60)).max(50).default([]);
const RoleIds = z.array(Id).max(MAX_ROLES).default([]);
const RoleLists = z.object({ viewerRoles: RoleIds, editorRoles: RoleIds, publisherRoles: RoleIds });
const NewType = z.object({
  _id,
  pageType: PageTypeName.describe('The new page type.'),
  template: z
    .enum(templateNames)
    .optional()
    .describe('Template of the page; when absent it stays, or is the first of the page type.'),
});

export const actCalls = {
  copy: {
    summary: 'Creates a page with the content of the draft of another one, in the same region or in another one.',
    ...commandNeeding('pages.edit'),
    in: z.object({
      _id: Id.describe('Id of the page to copy.'),
      regionId: Id.nullable()
        .optional()
        .describe('Region of the copy, null for no region; when absent that of the page.'),
      slug: Slug.optional().describe(
        'Address of the copy; when absent that of the page, with a number if the address is taken.',
      ),
      title: z.string().max(300).optional().describe('Title of the copy; when absent that of the page.'),
    }),
    out: Page,
    http: 'POST /page/copy',
  },
  move: {
    summary:
      'Moves the draft of a page to another region. Visitors see the new address, and are redirected to it, after the next publish.',
    ...commandNeeding('pages.edit'),
    in: z.object({
      _id,
      regionId: Id.nullable().describe('The new region; null for no region.'),
      slug: Slug.optional().describe('The new address; when absent only its region changes.'),
    }),
    out: Page,
    http: 'POST /page/move',
  },
  changeType: {
    summary: 'Changes the page type of a draft. Content that the new template does not show remains stored.',
    ...commandNeeding('pages.edit'),
    in: NewType,
    out: Page,
    http: 'POST /page/changeType',
  },
  checkType: {
    summary: 'Previews a change of the page type.',
    kind: 'query',
    who: 'user',
    in: NewType,
    out: z.object({
      template: z.enum(templateNames),
      slug: z.string().describe('The new address.'),
      hiddenFields: z
        .array(z.string())
        .describe('Fields with a value that the new template does not show, as `header.video`.'),
      movedBlocks: z.number().int().describe('Number of blocks that move to another list of the page.'),
      hiddenBlocks: z
        .array(z.object({ key: z.string(), componentType: z.string() }))
        .describe('Blocks that the new template does not show.'),
    }),
    http: 'GET /page/checkType',
  },
  changeTags: {
    summary: 'Adds tags to the draft of a page and removes others.',
    ...commandNeeding('pages.edit'),
    in: z.object({
      _id,
      add: Tags.describe('Tags to add, at most 50.'),
      remove: Tags.describe('Tags to remove, at most 50.'),
    }),
    out: Page,
    http: 'POST /page/changeTags',
  },
  changeOwner: {
    summary:
      'Sets or removes the owner of a page, who is responsible for it. It needs no publish, and visitors do not see it.',
    ...commandNeeding('pages.edit'),
    in: z.object({
      _id,
      owner: Id.nullable().describe('Id of an active user with a role who may view the page; null for no owner.'),
      replaces: Id.nullable()
        .optional()
        .describe('Id of the owner to replace, null for none; if the page has another owner, it is unchanged.'),
    }),
    out: Page,
    http: 'POST /page/changeOwner',
  },
  changeRoles: {
    summary: 'Adds roles to a page and removes others. It applies at once, also to visitors.',
    ...commandNeeding('people'),
    in: z.object({
      _id,
      add: RoleLists.describe('Roles to add.'),
      remove: RoleLists.describe('Roles to remove.'),
      keepOpen: z
        .boolean()
        .default(false)
        .describe('Adds nothing to an empty list, whose first role would exclude every other role.'),
    }),
    out: z.object({
      _id: Id,
      revision: z.number().int(),
      added: RoleLists.describe('Roles that the page did not have before; removing them undoes the change.'),
      removed: RoleLists.describe('Roles that the page had before.'),
    }),
    http: 'POST /page/changeRoles',
  },
} as const satisfies Record<string, CallSpec>;
