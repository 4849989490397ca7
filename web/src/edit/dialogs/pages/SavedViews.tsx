import { useState } from 'react';
import type { PageView } from '../../../../../proto/entities/page-filter.ts';
import { api } from '../../../api.ts';
import { runWithToast, showError, showSuccess } from '../../core/toast-actions.ts';
import { errorMessage } from '../../core/error-message.ts';
import { useEditor } from '../../core/use-editor.ts';
import { useTypedText } from '../../forms/use-typed-text.ts';
import { common, messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Select } from '../../ui/Select.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useSubmission } from '../../ui/use-submission.ts';
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
  const remove = async (view: PageView) => {
    try {
      await api('POST /page/deleteView', { name: view.name });
      reload();
      const undo = () => void runWithToast(editor, () => save(view));
      showSuccess(editor, t.deleted(view.name), { label: common.undo, run: undo });
    } catch (error) {
      showError(editor, errorMessage(error));
    }
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
        <NameView
          onSave={(name) => save({ name, filter: { ...filter, isTemplate: filter.isTemplate !== '' || undefined } })}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

function NameView({ onSave, onClose }: { onSave: (name: string) => Promise<void>; onClose: () => void }) {
  const editor = useEditor();
  const [name, setName] = useState('');
  const { close } = useTypedText('view', name !== '');
  const { busy, error, run } = useSubmission();
  const submit = () =>
    run(async () => {
      await onSave(name.trim());
      showSuccess(editor, t.saved(name.trim()));
      onClose();
    });
  return (
    <Dialog title={t.title} width={480} onClose={() => close(onClose)}>
      <SubmitForm busy={busy} onSubmit={submit}>
        <TextInput
          label={common.name}
          hint={t.hint}
          error={error}
          required
          maxLength={80}
          value={name}
          onChange={setName}
        />
        <Button look="primary" type="submit" disabled={busy || name.trim() === ''}>
          {common.save}
        </Button>
      </SubmitForm>
    </Dialog>
  );
}
