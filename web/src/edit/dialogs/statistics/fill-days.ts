import type { StatisticsSummary } from '../../../../../proto/entities/statistics.ts';

export type DayFigures = StatisticsSummary['series'][number];

const DAY_MS = 86_400_000;

export function fillDays(series: readonly DayFigures[], count: number, now: Date): DayFigures[] {
  const byDay = new Map(series.map((figures) => [figures.day, figures]));
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(now.getTime() - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return byDay.get(day) ?? { day, views: 0, conversions: 0 };
  });
}
