import { common, messages } from '../../messages/messages.ts';
import { type ReportRow, toReport, toReportFile } from '../../moving-in/to-report.ts';
import { Button } from '../../ui/Button.tsx';
import { Table } from '../../ui/Table.tsx';
import { saveFile } from '../save-file.ts';
import type { useImport } from './use-import.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as actStyles from '../../page-acts/page-acts.module.css';
import * as formsStyles from '../../ui/styles/forms.module.css';
import * as styles from './import.module.css';

const t = messages.movingIn;
const MAX_ROWS = 200;
const MAX_NOTES = 5;

interface ImportPlanProps {
  importing: ReturnType<typeof useImport>;
  onStart: () => void;
}

/** The articles of the chosen files and what becomes of them, before, during and after the import. */
export function ImportPlan({ importing, onStart }: ImportPlanProps) {
  const { phase, planned, imported, fileNotes, isPaused } = importing;
  const rows = toReport(planned, imported);
  const pages = planned.filter(({ fields }) => fields).length;
  const total = planned.filter(({ fields, redirectFrom }) => fields || redirectFrom !== '').length;
  return (
    <>
      {phase === 'planned' && (
        <p role="status">{planned.length === 0 ? t.nothing : total === 0 ? t.nothingNew : describeStates(rows)}</p>
      )}
      {phase === 'running' && (
        <label className={actStyles.progress}>
          <span role="status">{isPaused ? t.paused : t.progress({ finished: imported.length, total })}</span>
          <progress value={imported.length} max={total} />
        </label>
      )}
      {phase === 'done' && (
        <>
          <p role="status">{t.done(countOutcomes(rows))}</p>
          {imported.length < total && <p>{t.stopped}</p>}
        </>
      )}
      {fileNotes.length > 0 && (
        <ul className={formsStyles.consequences} aria-label={t.ofFiles}>
          {fileNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className={inputsStyles.actions}>
        {phase === 'planned' && (
          <>
            <Button onClick={importing.reset}>{planned.length === 0 ? t.again : common.cancel}</Button>
            {total > 0 && (
              <Button look="primary" onClick={onStart}>
                {pages > 0 ? t.start(pages) : t.startRedirects(total)}
              </Button>
            )}
          </>
        )}
        {phase === 'running' && (
          <>
            <Button onClick={importing.stop}>{t.stop}</Button>
            {isPaused && <Button onClick={importing.goOn}>{t.goOn}</Button>}
          </>
        )}
        {phase === 'done' && <Button onClick={importing.reset}>{t.again}</Button>}
        {phase !== 'running' && rows.length > 0 && (
          <Button onClick={() => downloadReport(rows, fileNotes)}>{t.report}</Button>
        )}
      </div>
      {rows.length > 0 && (
        <Table
          columns={[common.templates.article.label, messages.pages.status, t.doesNotFit]}
          rows={rows.slice(0, MAX_ROWS)}
          keyOf={({ key }) => key}
        >
          {(row) => (
            <>
              <td>
                <strong>{row.title}</strong>
                <span className={styles.importAddress}>
                  {row.state === 'new' || row.state === 'failed' ? (
                    `/${row.slug}`
                  ) : (
                    <a href={`/${row.slug}`} target="_blank" rel="noreferrer">
                      /{row.slug}
                    </a>
                  )}
                </span>
              </td>
              <td>{t.states[row.state]}</td>
              <td>
                {row.notes.slice(0, MAX_NOTES).map((note) => (
                  <p key={note}>{note}</p>
                ))}
                {row.notes.length > MAX_NOTES && <p>{t.more(row.notes.length - MAX_NOTES)}</p>}
              </td>
            </>
          )}
        </Table>
      )}
      {rows.length > MAX_ROWS && <p className={inputsStyles.hint}>{t.more(rows.length - MAX_ROWS)}</p>}
    </>
  );
}

function describeStates(rows: readonly ReportRow[]): string {
  const counts = new Map<ReportRow['state'], number>();
  for (const { state } of rows) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => t.counts({ state: t.states[state], count })).join(', ');
}

function countOutcomes(rows: readonly ReportRow[]) {
  const count = (wanted: ReportRow['state']) => rows.filter(({ state }) => state === wanted).length;
  return { created: count('created'), updated: count('updated'), failed: count('failed') };
}

function downloadReport(rows: readonly ReportRow[], fileNotes: readonly string[]): void {
  saveFile(`${t.reportName}-${new Date().toISOString().slice(0, 10)}.csv`, [toReportFile(rows, fileNotes)], 'text/csv');
}
