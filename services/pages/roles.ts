import type { PageContent } from '../../proto/entities/page.ts';
import { pages } from '../../proto/pages.ts';
import { type Caller, guardedFields } from '../../proto/permissions.ts';
import { isPublishable } from '../../proto/publish-status.ts';
import { regions } from '../../proto/regions.ts';
import { requireCapability } from '../kit/access.ts';
import { type Bus, BUS } from '../kit/bus/bus.ts';
import { handle } from '../kit/contract/handle.ts';
import { RegionCache } from '../kit/regions/region-cache.ts';
import { requireKnownRoles } from '../kit/require-known-roles.ts';
import { type Decision, type Head, toAuthor } from '../kit/versioned/versioned.ts';
import { checkCollection, toContent } from './content.ts';
import { PageDocs } from './pages.store.ts';
import { presentDraft, publishedEvents, savedEvents } from './presentation.ts';
import { authorize } from './rights.ts';

type RoleLists = Record<(typeof guardedFields)[number], string[]>;

interface RoleWithLevel {
  _id: string;
  level: { viewer?: boolean; editor?: boolean; publisher?: boolean };
}

export const roleHandlers = {
  applyRoles: handle(
    pages.calls.applyRoles,
    { docs: PageDocs, bus: BUS, regions: RegionCache },
    async ({ page, collection, roles }, caller, needs) => {
      checkCollection(collection);
      const named = roles.filter(({ level }) => Object.values(level).includes(true)).map(({ _id }) => _id);
      await requireKnownRoles(needs.bus, named, caller);
      const { draft } = await needs.docs.commit(page._id, toAuthor(caller), (stored) =>
        decideRoles(stored, caller, (content) => assignRoles(content, roles)),
      );
      return presentDraft(draft!, needs.regions, caller);
    },
  ),

  changeRoles: handle(
    pages.calls.changeRoles,
    { docs: PageDocs, bus: BUS },
    async ({ _id, remove, keepOpen, ...input }, caller, { bus, docs }) => {
      requireCapability(caller, 'people');
      await requireKnownRoles(bus, [...new Set(Object.values(input.add).flat())], caller);
      let result: Pick<ReturnType<typeof changeRoleLists>, 'added' | 'removed'> | undefined;
      const { revision } = await docs.commit(_id, toAuthor(caller), (stored) => {
        const draft = toContent(authorize(stored, 'view', caller).draft);
        const add = keepOpen ? toLimitedLists(draft, input.add) : input.add;
        const { added, removed } = changeRoleLists(draft, add, remove);
        result = { added, removed };
        const isChanged = [...Object.values(added), ...Object.values(removed)].some((ids) => ids.length > 0);
        return isChanged ? decideRoles(stored, caller, (content) => changeRoleLists(content, add, remove).page) : null;
      });
      return { _id, revision, ...result! };
    },
  ),
};

/** Loads the roles that the region gives to new pages of this type. */
export async function loadDefaultRoles(
  bus: Bus,
  { region, pageType }: Pick<PageContent, 'region' | 'pageType'>,
  caller: Caller,
): Promise<Partial<PageContent>> {
  if (!region?._id) return {};
  const { defaultRoles } = await bus.call(regions.calls.loadDefaultRoles, { regionId: region._id }, caller);
  return defaultRoles[pageType] ?? {};
}

export function changeRoleLists(page: PageContent, add: RoleLists, remove: RoleLists) {
  const added = mapLists((field) =>
    add[field].filter((id) => !page[field]?.includes(id) && !remove[field].includes(id)),
  );
  const removed = mapLists((field) => remove[field].filter((id) => page[field]?.includes(id)));
  const lists = mapLists((field) => [
    ...(page[field] ?? []).filter((id) => !removed[field].includes(id)),
    ...added[field],
  ]);
  return { page: withLists(page, lists), added, removed };
}

function assignRoles(page: PageContent, roles: RoleWithLevel[]): PageContent {
  const withLevel = (level: keyof RoleWithLevel['level']) => [
    ...new Set(roles.filter((role) => role.level[level] === true).map(({ _id }) => _id)),
  ];
  return withLists(page, {
    viewerRoles: withLevel('viewer'),
    editorRoles: withLevel('editor'),
    publisherRoles: withLevel('publisher'),
  });
}

function withLists(page: PageContent, lists: RoleLists): PageContent {
  const next = { ...page };
  for (const field of guardedFields) {
    if (lists[field].length > 0) next[field] = lists[field];
    else delete next[field];
  }
  return next;
}

/** Roles are not added to an empty list, because the page would no longer be open to everyone. */
const toLimitedLists = (page: PageContent, lists: RoleLists): RoleLists =>
  mapLists((field) => (page[field]?.length ? lists[field] : []));

const mapLists = (listOf: (field: keyof RoleLists) => string[]): RoleLists =>
  Object.fromEntries(guardedFields.map((field) => [field, [...new Set(listOf(field))]])) as RoleLists;

/** Changes the draft and the live copy: role changes apply at once, not at the next publish. */
function decideRoles(
  stored: Head<PageContent> | null,
  caller: Caller,
  change: (content: PageContent) => PageContent,
): Decision<PageContent> {
  const head = authorize(stored, 'view', caller);
  requireCapability(caller, 'people');
  const next = change(toContent(head.draft));
  if (!head.live) return { action: 'applyRoles', draft: next, facts: savedEvents };
  const content = change(toContent(head.live));
  // A draft with unpublished changes must not count as published because only its roles reached the live copy.
  const live = isPublishable(head.draft) ? { content, lastPublished: head.draft.lastPublished } : { content };
  return { action: 'applyRoles', draft: next, live, facts: publishedEvents };
}
