import { findTemplateType, getOwnValue, isRecord } from '../blocks/manifest.ts';
import type { PublishCheck } from './check.ts';
import { MAX_SEO_TITLE, SEO_DESCRIPTION } from '../limits.ts';

const TITLE = 'header.title';
/** A template that shows the name of its list instead of a title. */
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

export const seoTitle: PublishCheck = {
  problem: 'the page has no title, or one that is too long for search engines',
  find(page) {
    const header = isRecord(page.header) ? page.header : {};
    const title = String(page.title || header.title || '').trim();
    return title === '' || title.length > MAX_SEO_TITLE ? [{ item: [], what: title, field: ['title'] }] : [];
  },
};

export const seoDescription: PublishCheck = {
  problem: 'the page has no description, or one that is too short or too long for search engines',
  find(page) {
    const description = String(page.description ?? '').trim();
    const { length } = description;
    const isFine = length >= SEO_DESCRIPTION.min && length <= SEO_DESCRIPTION.max;
    return isFine ? [] : [{ item: [], what: description, field: ['description'] }];
  },
};
