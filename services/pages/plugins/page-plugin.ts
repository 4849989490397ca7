import type { PageContent, PageType } from '../../../proto/entities/page.ts';
import { requireDescription } from './require-description.ts';

export type HookedPage = PageContent & { _id: string };
type Hook = (page: HookedPage) => void | Promise<void>;

interface Hooks {
  /** Throws a Problem to refuse the operation. It may run more than once, so it must have no side effects. */
  before?: Hook;
  /** Runs after the change is stored; errors are only logged. */
  after?: Hook;
}

export interface PagePlugin {
  name: string;
  pageTypes?: readonly PageType[];
  publish?: Hooks;
  unpublish?: Hooks;
}

export const pagePlugins: readonly PagePlugin[] = [requireDescription];

export function pluginsNamed(names: readonly string[], available = pagePlugins): PagePlugin[] {
  return names.map((name) => {
    const found = available.find((plugin) => plugin.name === name);
    if (!found) throw new Error(`PAGE_PLUGINS names the unknown plugin ${name}.`);
    return found;
  });
}
