import { Problem } from '../../../proto/errors.ts';
import type { PagePlugin } from './page-plugin.ts';

/** An example of a plugin: a page without a description for search engines is not published. */
export const requireDescription: PagePlugin = {
  name: 'require-description',
  publish: {
    before({ slug, description }) {
      if (!description?.trim())
        throw new Problem('invalid', `Give the page /${slug} a description before you publish it.`);
    },
  },
};
