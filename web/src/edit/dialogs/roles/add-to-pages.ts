import type { ListedPage } from '../../../../../proto/entities/page-filter.ts';
import type { RegionRoles } from '../../../../../proto/entities/region.ts';
import type { Role } from '../../../../../proto/entities/user.ts';
import {
  type Action,
  type Grant,
  holds,
  listOf,
  pageCapabilities,
  type Scope,
} from '../../../../../proto/permissions.ts';
import type { PageType } from '../../../../../proto/values.ts';
import { api } from '../../../api.ts';
import type { Editor } from '../../core/editor.ts';
import { confirm } from '../../core/question-actions.ts';
import { runWithToast, showError, showSuccess } from '../../core/toast-actions.ts';
import { changePages, undoChanges } from '../page-roles/change-pages.ts';
import type { Level } from '../page-roles/role-changes.ts';
import { common, messages } from '../../messages/messages.ts';

const t = messages.roles.addToPages;
const ACTIONS = ['edit', 'publish', 'delete'] satisfies Action[];
const PAGE_SIZE = 100;

export const isForPages = ({ admin, grants = [] }: Pick<Role, 'admin' | 'grants'>): boolean =>
  !admin && grants.some(({ capability }) => pageCapabilities.includes(capability));

/** The lists of a page that can exclude a role from what its grants permit there. */
export function findLevels(grants: Grant[], scope: Scope): Level[] {
  const holder = { _id: '', username: '', email: '', roles: [], admin: false, grants };
  return [
    ...new Set(ACTIONS.filter((action) => holds(holder, `pages.${action}`, scope)).map((action) => listOf[action])),
  ];
}

/** Adds a role to the lists of the pages that it is meant for, and to what new pages of their regions get. */
export async function addToPages(editor: Editor, { _id, name, grants = [] }: Role): Promise<void> {
  const regions = editor.state.visit?.regions ?? [];
  const regionOf = new Map(regions.map((region) => [region.slugPrefix, region._id]));
  await runWithToast(editor, async () => {
    const pages = (await listPages()).filter((page) => levelsOf(page).length > 0);
    if (!(await confirm(editor, { title: t.title(name), text: t.question(pages.length), yes: t.run }))) return;
    // Before the pages, because a refusal ends the action and its undo is offered only at the end.
    const undoDefaults = await Promise.all(regions.map((region) => addToDefaults(region._id)));
    const changed = await changePages(pages, (page) => ({
      add: Object.fromEntries(levelsOf(page).map((level) => [level, [_id]])),
      remove: {},
      keepOpen: true,
    }));
    const done = changed.done.filter(({ added }) => Object.values(added).flat().length > 0);
    const undo = async () => {
      await undoChanges({ ...changed, done });
      for (const undoOne of undoDefaults) await undoOne?.();
    };
    showSuccess(editor, t.done({ pages: done.length, regions: undoDefaults.filter(Boolean).length }), {
      label: common.undo,
      run: () => void runWithToast(editor, undo, messages.pageRoles.undone),
    });
    const { failed } = changed;
    if (failed.length > 0) showError(editor, `${messages.pageRoles.failed(failed.length)} ${failed[0]!.reason}`);
  });

  function levelsOf({ region, pageType }: Pick<ListedPage, 'region' | 'pageType'>): Level[] {
    return findLevels(grants, { regionId: regionOf.get(region), pageType });
  }

  async function addToDefaults(regionId: string): Promise<(() => Promise<unknown>) | null> {
    const before = await api('GET /roles/ofRegion', { regionId });
    const defaultRoles = addToLimited(before.defaultRoles, _id, (pageType) =>
      findLevels(grants, { regionId, pageType }),
    );
    if (defaultRoles === before.defaultRoles) return null;
    const { revision } = await api('POST /roles/applyToRegion', { ...before, defaultRoles });
    return () => api('POST /roles/applyToRegion', { ...before, revision });
  }
}

type DefaultRoles = RegionRoles['defaultRoles'];

/** The same object if nothing changes. */
export function addToLimited(
  before: DefaultRoles,
  role: string,
  levelsOf: (pageType: PageType) => Level[],
): DefaultRoles {
  let after = before;
  for (const [pageType, lists] of Object.entries(before) as [PageType, NonNullable<DefaultRoles[PageType]>][])
    for (const level of levelsOf(pageType)) {
      const ids = lists[level];
      if (!ids?.length || ids.includes(role)) continue;
      after = { ...after, [pageType]: { ...after[pageType], [level]: [...ids, role] } };
    }
  return after;
}

async function listPages(): Promise<ListedPage[]> {
  const found: ListedPage[] = [];
  for (let page = 1; ; page++) {
    const { pages, total } = await api('GET /sitemap/listPages', { page, size: PAGE_SIZE, sort: 'slug' });
    found.push(...pages);
    if (pages.length === 0 || found.length >= total) return found;
  }
}
