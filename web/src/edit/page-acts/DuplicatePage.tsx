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
  const [suggested] = useState(t.duplicate.titleOfCopy(row.title || row.slug));
  const [title, setTitle] = useState(suggested);
  return (
    <ActDialog
      {...props}
      title={t.duplicate.title}
      typed={{ name: 'copy', isTyped: title !== suggested }}
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
