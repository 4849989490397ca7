import { useState } from 'react';
import type { PageView } from '../../../../../proto/entities/page-filter.ts';
import { api } from '../../../api.ts';
import { runWithToast, showSuccess } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { DetailDialog } from '../../forms/DetailDialog.tsx';
import { common, messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';
import { fromView, isSameFilter, type PageFilter } from './page-filter.ts';

const t = messages.pages.views;

interface SavedViewsProps {
  filter: PageFilter;
  onChoose: (filter: PageFilter) => void;
}

export function SavedViews({ filter, onChoose }: SavedViewsProps) {
  const editor = useEditor();
  const { data, reload } = useCall('GET /page/listViews', {});
  const [naming, setNaming] = useState(false);
  const views = data?.views ?? [];
  const active = views.find((view) => isSameFilter(fromView(view), filter));
  const save = async (view: PageView) => {
    await api('POST /page/saveView', view);
    reload();
  };
  const saveAs = async ({ name }: { name: string }) => {
    await save({ name: name.trim(), filter: { ...filter, isTemplate: filter.isTemplate !== '' || undefined } });
    showSuccess(editor, t.saved(name.trim()));
  };
  const remove = async (view: PageView) => {
    if (!(await runWithToast(editor, () => api('POST /page/deleteView', { name: view.name })))) return;
    reload();
    const undo = () => void runWithToast(editor, () => save(view));
    showSuccess(editor, t.deleted(view.name), { label: common.undo, run: undo });
  };
  return (
    <>
      <Select
        label={t.label}
        none={common.none}
        value={active?.name ?? ''}
        options={views.map(({ name }) => ({ value: name, text: name }))}
        onChange={(name) => {
          const view = views.find((one) => one.name === name);
          if (view) onChoose(fromView(view));
        }}
      />
      <Button onClick={() => setNaming(true)}>{t.save}</Button>
      {active && <ActionButton run={() => remove(active)}>{t.delete}</ActionButton>}
      {naming && (
        <DetailDialog
          title={t.title}
          name="view"
          value={{ name: '' }}
          missing={({ name }) => (name.trim() === '' ? common.missingName : undefined)}
          acts={[{ label: common.save, store: saveAs }]}
          onClose={() => setNaming(false)}
        >
          {({ bind }) => <TextInput label={common.name} hint={t.hint} maxLength={80} {...bind('name')} />}
        </DetailDialog>
      )}
    </>
  );
}
