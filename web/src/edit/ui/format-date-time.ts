import { common } from '../messages/messages.ts';

/** 5:02PM Saturday 21 November 2026 */
export function formatDateTime(instant: string | undefined): string {
  if (!instant) return common.notSet;
  const at = new Date(instant);
  const time = at.toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit', hour12: true });
  const day = at.toLocaleDateString('en-AU', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return `${time.replace(/\s/g, '').toUpperCase()} ${day.replaceAll(',', '')}`;
}
