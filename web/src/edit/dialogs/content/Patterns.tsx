import { useState } from 'react';
import type { Pattern } from '../../../../../proto/entities/pattern.ts';
import { api } from '../../../api.ts';
import { deletePattern } from '../../confirm/delete-pattern.ts';
import { showSuccess } from '../../core/toast-actions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { DetailDialog } from '../../forms/DetailDialog.tsx';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { common, messages } from '../../messages/messages.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { DeleteAct, EditAct } from '../../ui/RowActs.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useScreenList } from '../../ui/use-list.ts';

const t = messages.palette.patterns;

export function Patterns() {
  const editor = useEditor();
  const domainId = useEditorState().visit?.domainId ?? '';
  const { data, error } = useCall('GET /patterns/list', { domainId });
  const list = useScreenList([25, 100]);
  const [renamed, setRenamed] = useState<Pattern | null>(null);
  return (
    <ListScreen
      list={list}
      rows={data}
      error={error}
      nothing={messages.dialogs.workspace.noPatterns}
      columns={[
        { label: common.name, show: ({ name }) => name },
        { label: messages.palette.blocks, show: ({ items }) => items.length },
      ]}
      acts={(pattern) => (
        <>
          <EditAct name={pattern.name} title={t.rename} run={() => setRenamed(pattern)} />
          <HistoryButton isIcon kind="pattern" _id={pattern._id} name={pattern.name} />
          <DeleteAct name={pattern.name} run={() => deletePattern(editor, pattern)} />
        </>
      )}
    >
      {renamed && (
        <DetailDialog
          title={t.rename}
          name="pattern"
          value={{ name: renamed.name }}
          missing={({ name }) => (name.trim() === '' ? t.nameMissing : undefined)}
          acts={[
            {
              label: common.save,
              store: async ({ name }) => {
                await api('POST /patterns/save', { pattern: { ...renamed, name: name.trim() } });
                showSuccess(editor, t.saved(name.trim()));
              },
            },
          ]}
          onClose={() => setRenamed(null)}
        >
          {({ bind }) => <TextInput label={common.name} maxLength={100} {...bind('name')} />}
        </DetailDialog>
      )}
    </ListScreen>
  );
}
