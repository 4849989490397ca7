import { format, resolveConfig } from 'prettier';
import type { PageTypeDeclaration } from '../../proto/page-types/page-type.ts';

type Words = Record<string, readonly [label: string, plural: string, listing?: string]>;
type Declarations = Record<string, PageTypeDeclaration>;

/** What pages of the site say of page types: the rest of a declaration would only make every first visit larger. */
export const wordsOf = (declarations: Declarations): Words =>
  Object.fromEntries(
    Object.entries(declarations).map(([name, { label, plural, segment, hasListing }]) => [
      name,
      hasListing ? [label, plural, `/${segment}`] : [label, plural],
    ]),
  );

export const articlesAmong = (declarations: Declarations): Declarations => only(declarations, true);

export async function wordsSource(declarations: Declarations): Promise<string> {
  const articles = JSON.stringify(wordsOf(articlesAmong(declarations)));
  const others = JSON.stringify(wordsOf(only(declarations, false)));
  const source = `/** Written by \`npm run manifest\` from proto/page-types: do not edit it. Label, plural and the path of the listing in each region. */
type Words = Readonly<Record<string, readonly [string, string, string?]>>;
export const articleWords: Words = ${articles};
export const pageTypeWords: Words = { ${others.slice(1, -1)}, ...articleWords };
`;
  return format(source, { ...(await resolveConfig('package.json')), parser: 'typescript' });
}

const only = (declarations: Declarations, articles: boolean): Declarations =>
  Object.fromEntries(Object.entries(declarations).filter(([, { isArticle }]) => isArticle === articles));
