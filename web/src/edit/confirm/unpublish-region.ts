import type { Region } from '../../../../proto/entities/region.ts';
import { api } from '../../api.ts';
import { ask } from '../core/ask.ts';
import { fail } from '../core/toast.ts';
import { sentenceOf } from '../saving/sentence-of.ts';
import { countOf } from './count-of.ts';

export async function confirmUnpublishRegion(region: Region): Promise<boolean> {
  try {
    const pages = await api('GET /regions/findDependentPages', { regionId: region._id });
    return await ask(unpublishRegionQuestion(region, pages.length));
  } catch (error) {
    fail(sentenceOf(error));
    return false;
  }
}

export const unpublishRegionQuestion = ({ name, slugPrefix }: Region, pages: number) => ({
  title: 'Unpublish region',
  text: `Visitors will find nothing at /${slugPrefix} any more, until ${name || 'the region'} is published again.`,
  consequences: [
    pages === 0
      ? 'No page is in this region.'
      : `${countOf(pages, 'page')} of the region and every other address under /${slugPrefix} will answer “not found”.`,
    'They leave the search, the sitemap and the list of regions.',
  ],
  yes: 'Unpublish',
  danger: true,
});
