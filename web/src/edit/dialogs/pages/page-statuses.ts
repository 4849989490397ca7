import { common, messages } from '../../messages/messages.ts';

export const pageStatuses = { draft: common.draft, ...messages.pages.statuses };
