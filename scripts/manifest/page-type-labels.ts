import { format, resolveConfig } from 'prettier';
import type { PageTypeDeclaration } from '../../proto/page-types/page-type.ts';

type Labels = Record<string, readonly [label: string, plural: string, listing?: string]>;
type Declarations = Record<string, PageTypeDeclaration>;

/** Contains only labels, because full declarations would enlarge the script of every visitor. */
export const labelsOf = (declarations: Declarations): Labels =>
  Object.fromEntries(
    Object.entries(declarations).map(([name, { label, plural, segment, hasListing }]) => [
      name,
      hasListing ? [label, plural, `/${segment}`] : [label, plural],
    ]),
  );

export const articlesAmong = (declarations: Declarations): Declarations => only(declarations, true);

export async function labelsSource(declarations: Declarations): Promise<string> {
  const articles = JSON.stringify(labelsOf(articlesAmong(declarations)));
  const others = JSON.stringify(labelsOf(only(declarations, false)));
  const source = `/** Written by \`npm run manifest\` from proto/page-types: do not edit it. Label, plural and the path of the listing in each region. */
type Labels = Readonly<Record<string, readonly [string, string, string?]>>;
export const articleLabels: Labels = ${articles};
export const pageTypeLabels: Labels = { ${others.slice(1, -1)}, ...articleLabels };
`;
  return format(source, { ...(await resolveConfig('package.json')), parser: 'typescript' });
}

const only = (declarations: Declarations, articles: boolean): Declarations =>
  Object.fromEntries(Object.entries(declarations).filter(([, { isArticle }]) => isArticle === articles));
