import { useState, type ReactNode } from 'react';
import type { StatisticsSummary } from '../../../../../proto/entities/statistics.ts';
import { openPanel } from '../../core/panel-actions.ts';
import { refusal } from '../../core/permissions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { useCall } from '../../ui/use-call.ts';
import type { ScreenProps } from '../places.ts';
import { Table } from '../../ui/Table.tsx';
import { ViewsChart } from './ViewsChart.tsx';
import { common, messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as styles from './statistics.module.css';

const t = messages.statistics;
const periods = ['7', '30', '90'] as const;

export function StatisticsTab({ leaveTo }: ScreenProps) {
  const editor = useEditor();
  const now = useEditorState();
  const [days, setDays] = useState<(typeof periods)[number]>('30');
  const [regionId, setRegionId] = useState('');
  const [path, setPath] = useState('');
  const { data, error } = useCall('GET /statistics/summary', {
    days,
    regionId: regionId || undefined,
    path: path || undefined,
  });
  return (
    <div className={sidebarStyles.stack}>
      <div className={inputsStyles.inline}>
        <Select
          label={t.period}
          value={days}
          options={periods.map((value) => ({ value, text: t.lastDays(Number(value)) }))}
          onChange={setDays}
        />
        <Select
          label={common.region}
          none={common.allRegions}
          value={regionId}
          options={(now.visit?.regions ?? []).map(({ _id, name }) => ({ value: _id, text: name }))}
          onChange={(value) => {
            setRegionId(value);
            setPath('');
          }}
        />
      </div>
      {path && (
        <p className={inputsStyles.actions}>
          {t.onlyPage(path)} <Button onClick={() => setPath('')}>{t.allPages}</Button>
        </p>
      )}
      {error && <p className={inputsStyles.error}>{error}</p>}
      {data && <Figures summary={data} days={Number(days)} path={path} onChoose={setPath} onOpen={leaveTo} />}
      <p className={inputsStyles.hint}>{t.privacy}</p>
      {!refusal(now, 'siteSettings') && (
        <div className={inputsStyles.actions}>
          <Button onClick={() => openPanel(editor, { kind: 'dialog', name: 'site-settings', tab: 'search' })}>
            {common.missedSearches}
          </Button>
        </div>
      )}
    </div>
  );
}

interface Props {
  summary: StatisticsSummary;
  days: number;
  path: string;
  onChoose: (path: string) => void;
  onOpen: (path: string) => void;
}

function Figures({ summary, days, path, onChoose, onOpen }: Props) {
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
