import type { EditorState } from '../core/state.ts';

export const needsPage = ({ documents }: EditorState): string | undefined =>
  documents.page?._id ? undefined : 'There is no page here';
