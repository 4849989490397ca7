const LONG = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A date in words; what is no date is shown as it was written. */
export function DateOf({ value }: { value: string | undefined }) {
  if (!value) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? <span>{value}</span> : <time dateTime={value}>{LONG.format(date)}</time>;
}
