/** A month such as `2026-03`, and its days as `2026-03-01`, without a time zone. */

export const monthOf = (day: string): string => day.slice(0, 7);

export function shiftMonth(month: string, months: number): string {
  const [year, number] = split(month);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

export function daysOfMonth(month: string): string[] {
  const [year, number] = split(month);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** Returns weeks from Monday to Sunday, with null for days of other months. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const days = daysOfMonth(month);
  const before = (new Date(`${days[0]}T00:00:00Z`).getUTCDay() + 6) % 7;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  );
}

function split(month: string): [year: number, number: number] {
  const [year, number] = month.split('-').map(Number);
  return [year!, number!];
}

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
