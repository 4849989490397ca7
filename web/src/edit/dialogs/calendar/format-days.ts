const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' });
  return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
};

const longDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const monthAndYear = format({ month: 'long', year: 'numeric' });
const longWeekday = format({ weekday: 'long' });
const shortWeekday = format({ weekday: 'short' });

/** Returns a day such as “12 November”. */
export const formatDayOfMonth = format({ day: 'numeric', month: 'long' });

/** Returns a day such as “Thursday 12 November 2026”. */
export const formatLongDay = (day: string): string => longDay(day).replace(',', '');

export const formatMonth = (month: string): string => monthAndYear(`${month}-01`);

/** 1 January 2024 was a Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7].map((date) => {
  const day = `2024-01-0${date}`;
  return { long: longWeekday(day), short: shortWeekday(day) };
});
