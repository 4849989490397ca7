import type { Page } from '../../../../proto/entities/page.ts';
import type { Region } from '../../../../proto/entities/region.ts';
import { getHomeSlug } from '../../../../proto/slug.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { confirm } from '../core/question-actions.ts';
import { showError } from '../core/toast-actions.ts';
import { errorMessage } from '../core/error-message.ts';
import { type Use, describeUse } from './uses.ts';

export async function confirmUnpublishPage(editor: Editor, page: Page): Promise<boolean> {
  try {
    const uses = await api('GET /dependencies/checkDependencies', { type: 'link', url: `/${page.slug}` });
    return await confirm(editor, unpublishPageQuestion(page, uses, editor.state.visit?.regions ?? []));
  } catch (error) {
    showError(editor, errorMessage(error));
    return false;
  }
}

const MAX_NAMED = 5;

export function unpublishPageQuestion(page: Page, uses: readonly Use[], regions: readonly Region[]) {
  const others = uses.filter(({ parentId }) => parentId !== page._id);
  const home = regions.find((region) => isRegionHome(page, region));
  return {
    title: 'Unpublish page',
    text: `Visitors will see “not found” at /${page.slug} until it is published again.`,
    consequences: [
      ...(home ? [`It is the home page of ${home.name}: visitors of /${home.slugPrefix} will see “not found”.`] : []),
      findLinkingPages(others),
    ],
    yes: 'Unpublish',
    danger: true,
  };
}

const isRegionHome = ({ slug }: Page, region: Region): boolean =>
  region.slugPrefix !== '' && (slug === region.slugPrefix || slug === getHomeSlug(region));

function findLinkingPages(uses: readonly Use[]): string {
  if (uses.length === 0) return 'No other page links to it.';
  const named = uses.slice(0, MAX_NAMED).map(describeUse).join(', ');
  const more = uses.length > MAX_NAMED ? ` and ${uses.length - MAX_NAMED} more` : '';
  return `${uses.length === 1 ? '1 page links' : `${uses.length} pages link`} to it and would be broken: ${named}${more}.`;
}
