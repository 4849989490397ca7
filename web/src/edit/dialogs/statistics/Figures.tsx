import type { ReactNode } from 'react';
import type { StatisticsSummary } from '../../../../../proto/entities/statistics.ts';
import { common, messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Table } from '../../ui/Table.tsx';
import { ViewsChart } from './ViewsChart.tsx';
import * as styles from './statistics.module.css';

const t = messages.statistics;

interface Props {
  summary: StatisticsSummary;
  days: number;
  path: string;
  onChoose: (path: string) => void;
  onOpen: (path: string) => void;
}

export function Figures({ summary, days, path, onChoose, onOpen }: Props) {
  const { totals, series, pages, referrers, searches } = summary;
  if (totals.views + totals.conversions + totals.searches === 0) return <p role="status">{t.nothing}</p>;
  return (
    <>
      <dl className={styles.totals}>
        <Total label={t.views} count={totals.views} />
        <Total label={t.conversions} count={totals.conversions} />
        {!path && <Total label={t.searches} count={totals.searches} />}
      </dl>
      <ViewsChart series={series} days={days} />
      {!path && (
        <Section title={t.topPages}>
          <Table
            columns={[common.page, t.views, t.conversions, common.actions]}
            rows={pages}
            keyOf={(page) => page.path}
          >
            {(page) => (
              <>
                <td>
                  <a
                    href={page.path}
                    onClick={(event) => {
                      event.preventDefault();
                      onOpen(page.path);
                    }}
                  >
                    {readable(page.path)}
                  </a>
                </td>
                <td>{t.count(page.views)}</td>
                <td>{t.count(page.conversions)}</td>
                <td>
                  <Button aria-label={t.detailsOf(readable(page.path))} onClick={() => onChoose(page.path)}>
                    {common.details}
                  </Button>
                </td>
              </>
            )}
          </Table>
        </Section>
      )}
      <div className={styles.columns}>
        <Section title={t.referrers}>
          <Table columns={[common.site, t.views]} rows={referrers} keyOf={({ host }) => host} nothing={t.noReferrers}>
            {({ host, views }) => (
              <>
                <td>{host}</td>
                <td>{t.count(views)}</td>
              </>
            )}
          </Table>
        </Section>
        {!path && (
          <Section title={t.topSearches}>
            <Table columns={[common.search, t.searches]} rows={searches} keyOf={({ q }) => q} nothing={t.noSearches}>
              {({ q, count }) => (
                <>
                  <td>{q}</td>
                  <td>{t.count(count)}</td>
                </>
              )}
            </Table>
          </Section>
        )}
      </div>
    </>
  );
}

const Total = ({ label, count }: { label: string; count: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{t.count(count)}</dd>
  </div>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
