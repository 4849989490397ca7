import type { PageContent, PageType } from '../../../proto/entities/page.ts';
import { requireDescription } from './require-description.ts';

export type HookedPage = PageContent & { _id: string };
type Hook = (page: HookedPage) => void | Promise<void>;

interface Hooks {
  /** Throws a Problem to refuse. Runs again when another change was stored meanwhile, so it changes nothing itself. */
  before?: Hook;
  /** Runs once the change is stored. What it throws is logged and undoes nothing. */
  after?: Hook;
}

/** What a plugin adds to publishing and unpublishing pages. */
export interface PagePlugin {
  /** The name by which the setting `PAGE_PLUGINS` activates it. */
  name: string;
  /** The page types that it is for; all of them without a list. */
  pageTypes?: readonly PageType[];
  publish?: Hooks;
  unpublish?: Hooks;
}

/** Every plugin that a deployment can activate. */
export const pagePlugins: readonly PagePlugin[] = [requireDescription];

/** The active plugins, in the order in which the setting names them. */
export function pluginsNamed(names: readonly string[], known = pagePlugins): PagePlugin[] {
  return names.map((name) => {
    const found = known.find((plugin) => plugin.name === name);
    if (!found) throw new Error(`PAGE_PLUGINS names the unknown plugin ${name}.`);
    return found;
  });
}
