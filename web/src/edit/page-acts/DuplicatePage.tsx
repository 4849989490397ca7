import { useState } from 'react';
import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { useEditor } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { ActDialog, type ActProps } from './ActDialog.tsx';
import { copyTask } from './copy-task.ts';

const t = messages.pageActs;

export function DuplicatePage({ row, ...props }: ActProps & { row: ListedPage }) {
  const editor = useEditor();
  const [title, setTitle] = useState(t.duplicate.titleOfCopy(row.title || row.slug));
  return (
    <ActDialog
      {...props}
      title={t.duplicate.title}
      yes={common.duplicate}
      tasks={[copyTask(editor, row, { title: title.trim() })]}
      missing={title.trim() === '' ? t.duplicate.titleMissing : undefined}
      consequences={[t.copy.drafts, t.duplicate.address]}
      done={() => t.duplicate.done(row.title || `/${row.slug}`)}
    >
      <TextInput label={common.title} required maxLength={300} value={title} onChange={setTitle} />
    </ActDialog>
  );
}
