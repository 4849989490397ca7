import { defineRefusals } from '../../../proto/refusals/define-refusals.ts';
import type { PagePlugin } from './page-plugin.ts';

const refusals = defineRefusals('require-description', {
  missing: ['invalid', 'Give the page /{slug} a description before you publish it.'],
});

export const requireDescription: PagePlugin = {
  name: 'require-description',
  publish: {
    before({ slug, description }) {
      if (!description?.trim()) throw refusals.missing({ slug });
    },
  },
};
