export const eventStatuses = [
  { value: 'scheduled', text: 'Scheduled' },
  { value: 'soldOut', text: 'Sold out' },
  { value: 'cancelled', text: 'Cancelled' },
  { value: 'postponed', text: 'Postponed' },
] as const;

type EventStatus = (typeof eventStatuses)[number]['value'];

export const findStatus = (stored: unknown): EventStatus =>
  eventStatuses.find(({ value }) => value === stored)?.value ?? 'scheduled';

const names = [
  ...['Australia/Sydney', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth'],
  ...['Australia/Hobart', 'Pacific/Auckland', 'Pacific/Fiji', 'Asia/Singapore', 'Asia/Hong_Kong', 'Asia/Tokyo'],
  ...['Asia/Kolkata', 'Asia/Dubai', 'Europe/London', 'Europe/Dublin', 'Europe/Berlin', 'Europe/Vienna'],
  ...['Europe/Zurich', 'America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'UTC'],
];

export const timeZones = [
  { value: '', text: 'That of the region' },
  ...names.map((value) => ({ value, text: value.replaceAll('_', ' ') })),
];
