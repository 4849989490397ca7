import { Problem } from '../../../proto/errors.ts';
import type { PagePlugin } from './page-plugin.ts';

export const requireDescription: PagePlugin = {
  name: 'require-description',
  publish: {
    before({ slug, description }) {
      if (!description?.trim())
        throw new Problem('invalid', `Give the page /${slug} a description before you publish it.`);
    },
  },
};
