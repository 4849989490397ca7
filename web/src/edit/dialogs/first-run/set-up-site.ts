import type { Page } from '../../../../../proto/entities/page.ts';
import { api } from '../../../api.ts';
import type { Editor } from '../../core/editor.ts';
import { getOperations } from '../../page-types/page-operations.ts';
import { getPageType } from '../../page-types/registry.ts';
import { newPage } from '../../sidebar/new-page.ts';
import { emptyRecipe } from '../../sidebar/recipes.ts';
import { type FirstAnswers, publishSite } from './publish-site.ts';

/** Publishes the site, and adds samples to the draft of its home page, which cannot be published. Returns the address of the page. */
export async function setUpSite(editor: Editor, domainId: string, answers: FirstAnswers): Promise<string> {
  const { region, home } = await publishSite({ send: api, domainId, hostname: location.hostname }, answers);
  const type = getPageType(editor, 'page');
  const { _id, revision, slug, title = '' } = home;
  const content = newPage({ type, template: 'home', recipe: samples, region, title, slug, domainId, today: '' });
  await getOperations(editor, 'page').save({ page: { ...content, _id, revision } as Page });
  return `/${region.slugPrefix}`;
}

const samples = { ...emptyRecipe, parts: ['FeatureContent', 'section:benefits', 'section:questions'] };
