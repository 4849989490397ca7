const LONG = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export function DateOf({ value }: { value: string | undefined }) {
  if (!value) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? <span>{value}</span> : <time dateTime={value}>{LONG.format(date)}</time>;
}
