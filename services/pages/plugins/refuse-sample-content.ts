import { listSampleContent } from '../../../proto/blocks/sample-content.ts';
import { pageRefusals } from '../../../proto/refusals/pages.ts';
import type { PagePlugin } from './page-plugin.ts';

/** Always active. */
export const refuseSampleContent: PagePlugin = {
  name: 'refuse-sample-content',
  publish: {
    before(page) {
      const paths = listSampleContent(page);
      if (paths.length > 0) throw pageRefusals.sampleContent({ slug: page.slug, count: paths.length });
    },
  },
};
