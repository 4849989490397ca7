import { useState } from 'react';
import type { Pattern } from '../../../../proto/entities/pattern.ts';
import { api } from '../../api.ts';
import { refusal } from '../core/permissions.ts';
import { confirm } from '../core/question-actions.ts';
import { runWithToast } from '../core/toast-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { useTypedText } from '../forms/use-typed-text.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Button } from '../ui/Button.tsx';
import { SubmitForm } from '../ui/SubmitForm.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';

const t = messages.palette.patterns;

interface Props {
  pattern: Pattern;
  onChanged: () => void;
}

export function ManagePattern({ pattern, onChanged }: Props) {
  const editor = useEditor();
  const reason = refusal(useEditorState(), 'patterns');
  const [name, setName] = useState<string | null>(null);
  useTypedText('pattern', name !== null && name !== pattern.name, () => setName(null));
  const { busy, error, run } = useSubmission();
  const rename = () =>
    run(async () => {
      await api('POST /patterns/save', { pattern: { ...pattern, name: name! } });
      setName(null);
      onChanged();
    });
  const remove = async () => {
    const question = {
      title: t.delete,
      text: t.deleteText(pattern.name),
      consequences: [t.deleteConsequence, messages.confirm.restorable],
      yes: common.delete,
      danger: true,
    };
    if (!(await confirm(editor, question))) return;
    if (await runWithToast(editor, () => api('POST /patterns/delete', { _id: pattern._id }), t.deleted)) onChanged();
  };
  if (reason) return <p className={inputsStyles.hint}>{reason}</p>;
  if (name === null)
    return (
      <div className={inputsStyles.actions}>
        <Button onClick={() => setName(pattern.name)}>{t.rename}</Button>
        <ActionButton run={remove}>{common.delete}</ActionButton>
      </div>
    );
  return (
    <SubmitForm busy={busy} onSubmit={rename}>
      <TextInput label={common.name} value={name} error={error} maxLength={100} required autoFocus onChange={setName} />
      <div className={inputsStyles.actions}>
        <Button onClick={() => setName(null)}>{common.cancel}</Button>
        <Button type="submit" look="primary" disabled={busy}>
          {t.rename}
        </Button>
      </div>
    </SubmitForm>
  );
}
