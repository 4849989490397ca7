import type { SavingStatus } from '../core/state.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.saving.status;

export function savingStatusText(saving: SavingStatus): string {
  switch (saving.kind) {
    case 'saved':
      return saving.at ? t.savedAt(formatTime(saving.at)) : t.unchanged;
    case 'pending':
    case 'saving':
      return common.saving;
    case 'offline':
      return common.offline;
    case 'signed-out':
      return t.signedOut;
    case 'conflict':
      return t.conflict;
    case 'failing':
    case 'refused':
      return saving.message;
  }
}

function formatTime(instant: string): string {
  const at = new Date(instant);
  const hours = at.getHours();
  const minutes = String(at.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}
