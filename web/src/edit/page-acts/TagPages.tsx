import { useState } from 'react';
import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { api } from '../../api.ts';
import { useEditor } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { ActDialog, type ActProps } from './ActDialog.tsx';
import { changeDraft } from './change-draft.ts';
import { parseTags } from '../core/parse-tags.ts';

const t = messages.pageActs.tag;

export function TagPages({ rows, ...props }: ActProps & { rows: readonly ListedPage[] }) {
  const editor = useEditor();
  const [added, setAdded] = useState('');
  const [removed, setRemoved] = useState('');
  const [add, remove] = [parseTags(added), parseTags(removed)];
  const present = [...new Set(rows.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
  const isEmpty = add.length + remove.length === 0;
  const listings = rows.filter(({ template }) => template === 'listing').length;
  return (
    <ActDialog
      {...props}
      title={t.title}
      typed={{ name: 'tags', isTyped: added + removed !== '' }}
      yes={t.yes}
      tasks={rows.map((row) =>
        changeDraft(editor, row, () => api('POST /page/changeTags', { _id: row._id, add, remove })),
      )}
      missing={isEmpty ? t.missing : undefined}
      consequences={[
        ...(add.length > 0 ? [t.added({ tags: add.join(', '), count: rows.length })] : []),
        ...(remove.length > 0 ? [t.removed({ tags: remove.join(', '), count: rows.length })] : []),
        ...(isEmpty ? [] : [t.drafts]),
        ...(listings > 0 ? [t.listings(listings)] : []),
      ]}
      done={t.done}
    >
      <TextInput label={t.add} hint={common.separatedByCommas} maxLength={500} value={added} onChange={setAdded} />
      <TextInput
        label={t.remove}
        hint={present.length > 0 ? t.present(present.join(', ')) : t.nonePresent}
        maxLength={500}
        value={removed}
        onChange={setRemoved}
      />
    </ActDialog>
  );
}
