import type { Page } from '../../../../proto/entities/page.ts';
import type { Region } from '../../../../proto/entities/region.ts';
import { homeSlugOf } from '../../../../proto/slug.ts';
import { api } from '../../api.ts';
import { ask } from '../core/ask.ts';
import { state } from '../core/state.ts';
import { fail } from '../core/toast.ts';
import { sentenceOf } from '../saving/sentence-of.ts';
import { type Use, nameOfUse } from './uses.ts';

export async function confirmUnpublishPage(page: Page): Promise<boolean> {
  try {
    const uses = await api('GET /dependencies/checkDependencies', { type: 'link', url: `/${page.slug}` });
    return await ask(unpublishPageQuestion(page, uses, state.visit?.regions ?? []));
  } catch (error) {
    fail(sentenceOf(error));
    return false;
  }
}

const SHOWN = 5;

export function unpublishPageQuestion(page: Page, uses: readonly Use[], regions: readonly Region[]) {
  const others = uses.filter(({ parentId }) => parentId !== page._id);
  const home = regions.find((region) => isHomeOf(page, region));
  return {
    title: 'Unpublish page',
    text: `Visitors will find nothing at /${page.slug} any more, until it is published again.`,
    consequences: [
      ...(home ? [`It is the home page of ${home.name}: visitors of /${home.slugPrefix} will find nothing.`] : []),
      linking(others),
    ],
    yes: 'Unpublish',
    danger: true,
  };
}

const isHomeOf = ({ slug }: Page, region: Region): boolean =>
  region.slugPrefix !== '' && (slug === region.slugPrefix || slug === homeSlugOf(region));

function linking(uses: readonly Use[]): string {
  if (uses.length === 0) return 'No other page links to it.';
  const named = uses.slice(0, SHOWN).map(nameOfUse).join(', ');
  const more = uses.length > SHOWN ? ` and ${uses.length - SHOWN} more` : '';
  return `${uses.length === 1 ? '1 page links' : `${uses.length} pages link`} to it and would lead nowhere: ${named}${more}.`;
}
