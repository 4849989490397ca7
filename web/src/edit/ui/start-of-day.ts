/** Returns the start of a day in local time, because tables show local times. An invalid day is returned as typed, and the service refuses it. */
export function startOfDay(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + daysLater);
  return Number.isNaN(date.getTime()) ? day : date.toISOString();
}
