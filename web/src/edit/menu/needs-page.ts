import type { ReadonlyState } from '../core/state.ts';

export const needsPage = ({ documents }: ReadonlyState): string | undefined =>
  documents.page?._id ? undefined : 'There is no page here';
