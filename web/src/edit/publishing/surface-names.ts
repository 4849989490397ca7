import type { ReceiptSurface } from '../../../../proto/receipt-names.ts';
import { common, messages } from '../messages/messages.ts';

export const surfaceNames: Record<ReceiptSurface, string> = {
  ...messages.publishing.receipt.surfaces,
  page: common.page,
  navigation: common.navigation,
  search: common.search,
};
