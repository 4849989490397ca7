import { findTemplateType, getOwnValue } from '../blocks/manifest-lookup.ts';
import type { PublishCheck } from './check.ts';

const TITLE = 'header.title';
/** Shows the name of its list instead of a title. */
const NAMED_BY_ITSELF = 'listing';

export const pageTitle: PublishCheck = {
  problem: 'the page has no title',
  find(page) {
    const { template } = page;
    const hasField = findTemplateType(template)?.header.title !== undefined && template !== NAMED_BY_ITSELF;
    const isMissing = hasField && !String(getOwnValue(page, TITLE) ?? '').trim();
    return isMissing ? [{ item: [], what: '', field: TITLE.split('.') }] : [];
  },
};
