const format = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** 21 Nov 2026, 5:02 pm */
export const formatShort = (instant: string | undefined): string => (instant ? format.format(new Date(instant)) : '');
