import { defaultMargin } from '../../blocks/parts/spacing.ts';

export const options = {
  apiPrefix: 'api',
  /** In steps of the spacing scale. */
  defaultMargin,
} as const;
