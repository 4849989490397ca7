import { getDocumentKind, kindNames } from '../../history/document-kinds.ts';
import { common, messages } from '../../messages/messages.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useScreenList } from '../../ui/use-list.ts';
import { type AuditFilters, noFilters, toQuery } from './audit-filters.ts';
import { describeActor, describeEntry, describeOutcome, describeTime, kindLabel } from './describe-entry.ts';
import type { AuditedDocument } from '../../../../../proto/entities/audit.ts';
import { openComparison } from '../../core/comparison-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { Button } from '../../ui/Button.tsx';
import { saveFile } from '../save-file.ts';
import { comparedDocuments, type ExportProgress, exportAudit } from './export-audit.ts';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../core/error-message.ts';
import { showError } from '../../core/toast-actions.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.audit;
/** How many entries the service answers at once. */
const SIZES = [50] as const;
const MAX_SUGGESTIONS = 10;

const kinds = [
  { value: 'signIn', text: t.signIns },
  ...kindNames.map((name) => ({ value: name, text: getDocumentKind(name).label })),
  { value: 'apiToken', text: messages.apiTokens.title },
  { value: 'leads', text: t.leads },
  { value: 'search', text: t.searchSettings },
];

export function Audit() {
  const list = useScreenList<keyof AuditFilters>(SIZES);
  const filters = { ...noFilters, ...list.asked.filters };
  const { data, error } = useCall('GET /audit/list', { ...toQuery(filters), before: list.asked.before });
  const people = useCall('GET /user/list', {
    search: filters.username.trim() || undefined,
    page: 1,
    perPage: MAX_SUGGESTIONS,
  });
  return (
    <ListScreen
      list={list}
      rows={data?.entries}
      next={data?.next ?? null}
      error={error}
      nothing={t.nothing}
      tools={<ExportAudit filters={{ ...noFilters, ...list.typed.filters }} />}
      filters={{
        username: {
          label: t.person,
          type: 'search',
          placeholder: t.personHint,
          suggestions: people.data?.users.map(({ username }) => username),
        },
        kind: { label: t.what, none: t.everything, options: kinds },
        from: { label: t.from, type: 'date' },
        to: { label: t.to, type: 'date' },
      }}
      columns={[
        { label: t.time, show: describeTime },
        { label: t.person, show: describeActor },
        {
          label: t.action,
          show: (entry) => describeEntry(entry).map((sentence, index) => <p key={index}>{sentence}</p>),
        },
        {
          label: common.details,
          show: (entry) => (
            <>
              {[describeOutcome(entry), entry.source && t.address(entry.source)].filter(Boolean).join(', ')}
              <ShowChanges documents={entry.documents} />
            </>
          ),
        },
      ]}
    >
      <p className={inputsStyles.hint}>{t.hint}</p>
    </ListScreen>
  );
}

function ShowChanges({ documents }: { documents: readonly AuditedDocument[] }) {
  const editor = useEditor();
  return comparedDocuments(documents).map(({ kind, _id, name, before, after }) => (
    <Button
      key={`${_id} ${after}`}
      aria-label={t.changesOf(name || kindLabel(kind))}
      onClick={() => openComparison(editor, { before, after, document: { kind, _id } })}
    >
      {t.changes}
    </Button>
  ));
}

function ExportAudit({ filters }: { filters: AuditFilters }) {
  const editor = useEditor();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [hasRun, setHasRun] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const download = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ described: 0, of: 0 });
    try {
      const csv = await exportAudit(filters, controller.signal, setProgress);
      saveFile(`audit-log-${new Date().toISOString().slice(0, 10)}.csv`, [csv], 'text/csv');
    } catch (error) {
      if (!controller.signal.aborted) showError(editor, errorMessage(error));
    }
    setHasRun(true);
    setProgress(null);
  };
  if (!progress) {
    return (
      <Button autoFocus={hasRun} onClick={() => void download()}>
        {t.download}
      </Button>
    );
  }
  const { described, of } = progress;
  return (
    <>
      <progress aria-label={t.download} {...(of > 0 && { value: described, max: of })} />
      <span role="status">{of > 0 ? t.described(progress) : t.reading}</span>
      <Button autoFocus onClick={() => running.current?.abort()}>
        {common.cancel}
      </Button>
    </>
  );
}
