export const eventStatuses = [
  { value: 'scheduled', text: 'Scheduled' },
  { value: 'soldOut', text: 'Sold out' },
  { value: 'cancelled', text: 'Cancelled' },
  { value: 'postponed', text: 'Postponed' },
] as const;

type EventStatus = (typeof eventStatuses)[number]['value'];

export const findStatus = (stored: unknown): EventStatus =>
  eventStatuses.find(({ value }) => value === stored)?.value ?? 'scheduled';
