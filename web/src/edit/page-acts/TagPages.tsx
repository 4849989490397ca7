import { useState } from 'react';
import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { api } from '../../api.ts';
import { parseTags } from '../core/parse-tags.ts';
import { useEditor } from '../core/use-editor.ts';
import type { ActKind } from '../messages/en/page-acts.ts';
import { common, messages } from '../messages/messages.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { ActDialog, type ActProps } from './ActDialog.tsx';
import { changeDraft } from './change-draft.ts';
import type { Task } from './task.ts';

const t = messages.pageActs.tag;

export function TagPages({ rows, ...props }: ActProps & { rows: readonly ListedPage[] }) {
  const editor = useEditor();
  const listings = rows.filter(({ template }) => template === 'listing').length;
  return (
    <TagDialog
      {...props}
      kind="pages"
      rows={rows}
      toTask={(row, change) =>
        changeDraft(editor, row, () => api('POST /page/changeTags', { _id: row._id, ...change }), {
          call: 'changeTags',
          ...change,
        })
      }
      consequences={listings > 0 ? [t.listings(listings)] : []}
    />
  );
}

interface TagDialogProps<R> extends ActProps {
  kind: ActKind;
  rows: readonly R[];
  toTask: (row: R, change: { add: string[]; remove: string[] }) => Task;
  consequences?: readonly string[];
}

export function TagDialog<R extends { tags?: readonly string[] }>({
  kind,
  rows,
  toTask,
  consequences = [],
  ...props
}: TagDialogProps<R>) {
  const [added, setAdded] = useState('');
  const [removed, setRemoved] = useState('');
  const [add, remove] = [parseTags(added), parseTags(removed)];
  const present = [...new Set(rows.flatMap(({ tags = [] }) => tags))].sort((a, b) => a.localeCompare(b));
  const isEmpty = add.length + remove.length === 0;
  const count = rows.length;
  return (
    <ActDialog
      {...props}
      kind={kind}
      title={t.title}
      typed={{ name: 'tags', isTyped: added + removed !== '' }}
      yes={t.yes}
      tasks={rows.map((row) => toTask(row, { add, remove }))}
      missing={isEmpty ? t.missing : undefined}
      consequences={[
        ...(add.length > 0 ? [t.added({ kind, tags: add.join(', '), count })] : []),
        ...(remove.length > 0 ? [t.removed({ kind, tags: remove.join(', '), count })] : []),
        ...(isEmpty || kind !== 'pages' ? [] : [t.drafts]),
        ...consequences,
      ]}
      done={(changed) => t.done({ kind, count: changed })}
    >
      <TextInput label={t.add} hint={common.separatedByCommas} maxLength={500} value={added} onChange={setAdded} />
      <TextInput
        label={t.remove}
        hint={present.length > 0 ? t.present({ kind, tags: present.join(', ') }) : t.nonePresent(kind)}
        maxLength={500}
        value={removed}
        onChange={setRemoved}
      />
    </ActDialog>
  );
}
