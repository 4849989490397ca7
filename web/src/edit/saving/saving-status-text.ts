import type { SavingStatus } from '../core/state.ts';

export function savingStatusText(saving: SavingStatus): string {
  switch (saving.kind) {
    case 'saved':
      return saving.at ? `Saved ${formatTime(saving.at)}` : 'No changes yet';
    case 'pending':
    case 'saving':
      return 'Saving…';
    case 'offline':
      return 'Offline — your changes are kept on this device';
    case 'signed-out':
      return 'Signed out — your changes are kept on this device';
    case 'conflict':
      return 'Not saved: somebody else changed the same text';
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
