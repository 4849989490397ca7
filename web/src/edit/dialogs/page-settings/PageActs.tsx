import { useState } from 'react';
import type { ListedPage } from '../../../../../proto/entities/page-filter.ts';
import type { Page } from '../../../../../proto/entities/page.ts';
import { setValue } from '../../core/actions.ts';
import { refusalAnywhere } from '../../core/permissions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { usePageRefusal } from '../../core/use-page-refusal.ts';
import { common, messages } from '../../messages/messages.ts';
import type { ActProps } from '../../page-acts/ActDialog.tsx';
import type { Outcome } from '../../page-acts/task.ts';
import { toListedPage } from '../../page-acts/to-listed-page.ts';
import { lazyScreen } from '../../ui/lazy-screen.ts';
import { Button } from '../../ui/Button.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.pageSettings.acts;

type RowProps = ActProps & { row: ListedPage };
type RowsProps = ActProps & { rows: readonly ListedPage[] };
const DuplicatePage = lazyScreen<RowProps>(
  async () => (await import('../../page-acts/DuplicatePage.tsx')).DuplicatePage,
);
const CopyPages = lazyScreen<RowsProps>(async () => (await import('../../page-acts/CopyPages.tsx')).CopyPages);
const MovePages = lazyScreen<RowsProps>(async () => (await import('../../page-acts/MovePages.tsx')).MovePages);
const ChangeType = lazyScreen<RowProps>(async () => (await import('../../page-acts/ChangeType.tsx')).ChangeType);

interface PageActsProps {
  page: Page;
  navigate: (url: string) => void;
}

export function PageActs({ page, navigate }: PageActsProps) {
  const editor = useEditor();
  const [open, setOpen] = useState<'duplicate' | 'copy' | 'move' | 'changeType' | null>(null);
  const mayNotEdit = usePageRefusal('edit');
  const mayNotCopy = refusalAnywhere(useEditorState(), 'pages.edit');
  const row = toListedPage(page);
  const act = { onChanged: (outcomes: readonly Outcome[]) => showResult(outcomes), onClose: () => setOpen(null) };
  /** Shows the page where it is now, or its only copy. */
  const showResult = (outcomes: readonly Outcome[]) => {
    const [first, ...more] = outcomes;
    if (!first || more.length > 0) return;
    if (first.deleted) navigate(`/${page.slug}`);
    else if (first.page && location.pathname !== `/${first.page.slug}`) navigate(`/${first.page.slug}`);
  };
  return (
    <>
      <Toggle
        label={t.template}
        hint={t.templateHint}
        checked={page.isTemplate ?? false}
        disabled={mayNotEdit !== undefined}
        onChange={(isTemplate) => setValue(editor, ['isTemplate'], isTemplate)}
      />
      <div className={inputsStyles.actions} role="group" aria-label={t.label}>
        <Button disabled={mayNotCopy !== undefined} title={mayNotCopy} onClick={() => setOpen('duplicate')}>
          {t.duplicate}
        </Button>
        <Button disabled={mayNotCopy !== undefined} title={mayNotCopy} onClick={() => setOpen('copy')}>
          {common.copyToRegions}
        </Button>
        <Button disabled={mayNotEdit !== undefined} title={mayNotEdit} onClick={() => setOpen('move')}>
          {common.moveToRegion}
        </Button>
        <Button disabled={mayNotEdit !== undefined} title={mayNotEdit} onClick={() => setOpen('changeType')}>
          {t.changeType}
        </Button>
      </div>
      {open === 'duplicate' && <DuplicatePage row={row} {...act} />}
      {open === 'copy' && <CopyPages rows={[row]} {...act} />}
      {open === 'move' && <MovePages rows={[row]} {...act} />}
      {open === 'changeType' && <ChangeType row={row} {...act} />}
    </>
  );
}
