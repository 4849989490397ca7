import { declarations } from '../../proto/page-types/declarations.ts';
import type { PageTypeDeclaration } from '../../proto/page-types/page-type.ts';
import type { Visit } from '../../proto/visit.ts';

/** Checks a page before it is shown, and may return an address to redirect to. */
type RouteMiddleware = (visit: Visit) => string | undefined;

/** Functions by the names that page types list as `middleware`. */
const middleware: Readonly<Record<string, RouteMiddleware>> = {};

function namesFor({ page }: Visit): readonly string[] {
  const declaration: PageTypeDeclaration | null = page && declarations[page.pageType];
  return declaration?.middleware ?? [];
}

/** Returns the visit to show instead: a redirect, or an error if a name is not registered. Returns `null` to show the given visit. */
export function applyMiddleware(visit: Visit, names = namesFor(visit), registered = middleware): Visit | null {
  for (const name of names) {
    const run = Object.hasOwn(registered, name) ? registered[name] : undefined;
    if (!run) return { ...visit, page: null, kind: 'error', status: 500, message: `Unknown middleware ${name}` };
    const redirect = run(visit);
    if (redirect !== undefined) return { ...visit, page: null, status: 302, redirect };
  }
  return null;
}
