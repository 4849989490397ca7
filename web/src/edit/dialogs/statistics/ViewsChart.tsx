import { useMemo } from 'react';
import { common, messages } from '../../messages/messages.ts';
import { Table } from '../../ui/Table.tsx';
import type { StatisticsSummary } from '../../../../../proto/entities/statistics.ts';
import * as styles from './statistics.module.css';

const t = messages.statistics;
const HEIGHT = 100;
const WIDTH = 10;
const BAR = 8;

interface Props {
  series: readonly DayFigures[];
  days: number;
}

export function ViewsChart({ series, days }: Props) {
  const figures = useMemo(() => fillDays(series, days, new Date()), [series, days]);
  const highest = Math.max(1, ...figures.map(({ views, conversions }) => Math.max(views, conversions)));
  const best = figures.reduce((a, b) => (b.views > a.views ? b : a));
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend}>
        <span data-series="views">{t.views}</span>
        <span data-series="conversions">{t.conversions}</span>
        <span className={styles.highest}>{t.highest(highest)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={t.chart({ days, best: t.date(best.day), views: best.views })}
        viewBox={`0 0 ${figures.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {figures.map(({ day, views, conversions }, index) => (
          <g key={day}>
            <title>{t.dayFigures({ day: t.date(day), views, conversions })}</title>
            <rect className={styles.chartDay} x={index * WIDTH} y={0} width={WIDTH} height={HEIGHT} />
            <Bar series="views" index={index} share={views / highest} />
            <Bar series="conversions" index={index} share={conversions / highest} />
          </g>
        ))}
      </svg>
      <div className={styles.axis}>
        <span>{t.date(figures[0]!.day)}</span>
        <span>{t.date(figures.at(-1)!.day)}</span>
      </div>
      <details>
        <summary>{t.asTable}</summary>
        <Table columns={[t.day, t.views, t.conversions]} rows={figures} keyOf={({ day }) => day} nothing={common.none}>
          {({ day, views, conversions }) => (
            <>
              <td>{t.date(day)}</td>
              <td>{t.count(views)}</td>
              <td>{t.count(conversions)}</td>
            </>
          )}
        </Table>
      </details>
    </figure>
  );
}

function Bar({ series, index, share }: { series: string; index: number; share: number }) {
  const height = share * HEIGHT;
  return (
    <rect
      data-series={series}
      className={styles.chartBar}
      x={index * WIDTH + (WIDTH - BAR) / 2}
      y={HEIGHT - height}
      width={BAR}
      height={height}
    />
  );
}

type DayFigures = StatisticsSummary['series'][number];

const DAY_MS = 86_400_000;

export function fillDays(series: readonly DayFigures[], count: number, now: Date): DayFigures[] {
  const byDay = new Map(series.map((figures) => [figures.day, figures]));
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(now.getTime() - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return byDay.get(day) ?? { day, views: 0, conversions: 0 };
  });
}
