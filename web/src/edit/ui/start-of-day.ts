/** In local time, as tables show it. An invalid day is sent as typed and refused by the service. */
export function startOfDay(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + daysLater);
  return Number.isNaN(date.getTime()) ? day : date.toISOString();
}
