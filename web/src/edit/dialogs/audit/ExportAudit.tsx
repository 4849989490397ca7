import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../core/error-message.ts';
import { showError } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import type { AuditFilters } from './audit-filters.ts';
import { type ExportProgress, exportAudit } from './export-audit.ts';

const t = messages.audit;

export function ExportAudit({ filters }: { filters: AuditFilters }) {
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
      save(await exportAudit(filters, controller.signal, setProgress));
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

function save(csv: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  link.download = `audit-log-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
