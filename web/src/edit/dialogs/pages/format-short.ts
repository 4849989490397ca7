const days = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });
const times = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit' });

/** 21 Nov 2026, 5:02 pm, with a line break only between the day and the time. */
export function formatShort(instant: string | undefined): string {
  if (!instant) return '';
  const at = new Date(instant);
  return [days.format(at), times.format(at)].map((part) => part.replace(/\s/g, '\u00a0')).join(', ');
}
