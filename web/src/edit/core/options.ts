import { defaultMargin } from '../../blocks/parts/spacing.ts';

export const options = {
  apiPrefix: 'api',
  defaultMargin,
} as const;
