import type { ListedPage } from '../../../../../proto/entities/page-filter.ts';
import type { Region, RegionRoles } from '../../../../../proto/entities/region.ts';
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
import { runWithToast, showError, showSuccess } from '../../core/toast-actions.ts';
import { changeRoles, type Level } from '../page-roles/role-changes.ts';
import { findPages } from '../pages/use-listed-pages.ts';
import { runTasks } from '../../page-acts/run-tasks.ts';
import { loadFound } from '../../ui/use-selection.ts';
import { common, messages } from '../../messages/messages.ts';

const ACTIONS = ['edit', 'publish', 'delete'] satisfies Action[];

type Regions = readonly Pick<Region, '_id' | 'slugPrefix'>[];
type LimitedPage = Pick<ListedPage, 'region' | 'pageType' | 'viewerRoles' | 'publisherRoles'>;

export const isForPages = ({ admin, grants = [] }: Pick<Role, 'admin' | 'grants'>): boolean =>
  !admin && grants.some(({ capability }) => pageCapabilities.includes(capability));

/** Returns the lists of a page that a role needs to use its grants there. Lists of viewers are never extended. */
export function findLevels(grants: Grant[], scope: Scope): Level[] {
  const holder = { _id: '', username: '', email: '', roles: [], admin: false, grants };
  return [
    ...new Set(ACTIONS.filter((action) => holds(holder, `pages.${action}`, scope)).map((action) => listOf[action])),
  ];
}

const levelsIn = (grants: Grant[], regions: Regions, { region, pageType }: LimitedPage): Level[] =>
  findLevels(grants, { regionId: regions.find(({ slugPrefix }) => slugPrefix === region)?._id, pageType });

/** Counts the pages that a role has rights for, and those among them whose lists exclude it. */
export function countPages(pages: readonly LimitedPage[], { _id = '', grants = [] }: Partial<Role>, regions: Regions) {
  const isLeftOut = (roles: string[] = []) => roles.length > 0 && !roles.includes(_id);
  const covered = pages
    .map((page) => ({ ...page, levels: levelsIn(grants, regions, page) }))
    .filter((page) => page.levels.length > 0);
  const named = covered.filter((page) => page.levels.includes('publisherRoles') && isLeftOut(page.publisherRoles));
  const closed = covered.filter(({ viewerRoles }) => isLeftOut(viewerRoles));
  return { pages: covered.length, publishers: named.length, closed: closed.length };
}

/** Adds a role to the lists of the pages that it has rights for, and to the default roles of their regions. */
export async function addToPages(editor: Editor, { _id, grants = [] }: Role, regions: Regions): Promise<void> {
  await runWithToast(editor, async () => {
    const pages = (await listPages()).filter((page) => levelsIn(grants, regions, page).length > 0);
    // The defaults are changed first, because a refusal ends the action before its undo is offered.
    const undoDefaults = (await Promise.all(regions.map((region) => addToDefaults(region._id)))).filter(
      (one) => one !== null,
    );
    const tasks = pages.map((page) => {
      const add = Object.fromEntries(levelsIn(grants, regions, page).map((level) => [level, [_id]]));
      return changeRoles(page, { add, remove: {}, keepOpen: true });
    });
    const { done, failed } = await runTasks(tasks);
    const undos = [...done.flatMap(({ undo }) => undo ?? []), ...undoDefaults];
    const undo = async () => {
      for (const undoOne of undos) await undoOne();
    };
    if (undos.length > 0)
      showSuccess(
        editor,
        messages.roles.addToPages.done({ pages: undos.length - undoDefaults.length, regions: undoDefaults.length }),
        { label: common.undo, run: () => void runWithToast(editor, undo, messages.pageRoles.undone) },
      );
    if (failed.length > 0) showError(editor, `${messages.pageRoles.failed(failed.length)} ${failed[0]!.reason}`);
  });

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

export const listPages = async (): Promise<readonly ListedPage[]> =>
  (await loadFound((part) => findPages({ ...part, sort: 'slug', withRoles: true }), Infinity)).rows;

type DefaultRoles = RegionRoles['defaultRoles'];

/** Returns the same object if nothing changes. */
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
