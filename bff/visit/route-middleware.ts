import { declarations } from '../../proto/page-types/declarations.ts';
import type { PageTypeDeclaration } from '../../proto/page-types/page-type.ts';
import type { Visit } from '../../proto/visit.ts';

/** Looks at a page before it is shown. The address that it returns is shown instead, by a redirect. */
type RouteMiddleware = (visit: Visit) => string | undefined;

/** The functions that declarations of page types name as `middleware`. */
const middleware: Readonly<Record<string, RouteMiddleware>> = {};

function namesFor({ page }: Visit): readonly string[] {
  const declaration: PageTypeDeclaration | null = page && declarations[page.pageType];
  return declaration?.middleware ?? [];
}

/** What replaces the visit: a redirect, or an error if a name is not registered; `null` to show the visit as it is. */
export function applyMiddleware(visit: Visit, names = namesFor(visit), registered = middleware): Visit | null {
  for (const name of names) {
    const run = Object.hasOwn(registered, name) ? registered[name] : undefined;
    if (!run) return { ...visit, page: null, kind: 'error', status: 500, message: `Unknown middleware ${name}` };
    const redirect = run(visit);
    if (redirect !== undefined) return { ...visit, page: null, status: 302, redirect };
  }
  return null;
}
