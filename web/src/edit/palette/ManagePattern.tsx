import { useState } from 'react';
import type { Pattern } from '../../../../proto/entities/pattern.ts';
import { api } from '../../api.ts';
import { deletePattern } from '../confirm/delete-pattern.ts';
import { refusal } from '../core/permissions.ts';
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
    if (await deletePattern(editor, pattern)) onChanged();
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
