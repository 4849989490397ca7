import type { Region } from '../../../../proto/entities/region.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { confirm } from '../core/question-actions.ts';
import { showError } from '../core/toast-actions.ts';
import { errorMessage } from '../core/error-message.ts';
import { formatCount } from './format-count.ts';

export async function confirmUnpublishRegion(editor: Editor, region: Region): Promise<boolean> {
  try {
    const pages = await api('GET /regions/findDependentPages', { regionId: region._id });
    return await confirm(editor, unpublishRegionQuestion(region, pages.length));
  } catch (error) {
    showError(editor, errorMessage(error));
    return false;
  }
}

export const unpublishRegionQuestion = ({ name, slugPrefix }: Region, pages: number) => ({
  title: 'Unpublish region',
  text: `Visitors will see “not found” at /${slugPrefix} until ${name || 'the region'} is published again.`,
  consequences: [
    pages === 0
      ? 'This region has no pages.'
      : `${formatCount(pages, 'page')} of the region and every other address under /${slugPrefix} will show “not found”.`,
    'They are removed from the search, the sitemap and the list of regions.',
  ],
  yes: 'Unpublish',
  danger: true,
});
