import type { Page } from '../../../../proto/entities/page.ts';

type Frequency = NonNullable<Page['frequency']>;

const names: Record<Frequency, string> = {
  never: 'Never',
  yearly: 'Yearly',
  monthly: 'Monthly',
  weekly: 'Weekly',
  daily: 'Daily',
  hourly: 'Hourly',
  always: 'Always',
};

export const frequencyOptions = Object.entries(names).map(([value, text]) => ({ value: value as Frequency, text }));
