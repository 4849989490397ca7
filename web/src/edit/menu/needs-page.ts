import type { ReadonlyState } from '../core/state.ts';
import { messages } from '../messages/messages.ts';

export const needsPage = ({ documents }: ReadonlyState): string | undefined =>
  documents.page?._id ? undefined : messages.menu.noPage;
