import { useState } from 'react';
import { isEqual } from '../../../../../proto/edit/path.ts';
import { MIN_PASSWORD } from '../../../../../proto/limits.ts';
import { api } from '../../../api.ts';
import { reloadCalls } from '../../core/calls.ts';
import { showSuccess } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { useTypedText } from '../../forms/use-typed-text.ts';
import { messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useSubmission } from '../../ui/use-submission.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.account;
const empty = { password: '', newPassword: '', again: '' };

/** The form has no undo history, which would keep passwords in memory. */
export function PasswordForm({ username }: { username: string }) {
  const editor = useEditor();
  const [typed, setTyped] = useState(empty);
  const [tried, setTried] = useState(false);
  const { busy, error, setError, run } = useSubmission();
  useTypedText('password', !isEqual(typed, empty), () => setTyped(empty));
  const { password, newPassword, again } = typed;
  const errors = {
    password: password === '' ? t.passwordMissing : '',
    newPassword: newPassword.length < MIN_PASSWORD ? messages.signIn.passwordTooShort(MIN_PASSWORD) : '',
    again: again === newPassword ? '' : messages.signIn.passwordsDiffer,
  };
  const submit = async () => {
    setTried(true);
    if (Object.values(errors).some(Boolean)) return setError('');
    await run(async () => {
      await api('POST /user/changePassword', { password, newPassword });
      showSuccess(editor, t.passwordChanged);
      setTyped(empty);
      setTried(false);
      reloadCalls(editor);
    });
  };
  const fields = [
    { name: 'password', label: t.currentPassword, autoComplete: 'current-password' },
    { name: 'newPassword', label: t.newPassword, autoComplete: 'new-password' },
    { name: 'again', label: t.repeatPassword, autoComplete: 'new-password' },
  ] as const;
  return (
    <SubmitForm noValidate busy={busy} onSubmit={submit}>
      <h3>{t.changePassword}</h3>
      <p className={inputsStyles.hint}>{t.passwordHint}</p>
      <input type="hidden" name="username" autoComplete="username" value={username} />
      {fields.map(({ name, label, autoComplete }) => (
        <TextInput
          key={name}
          label={label}
          type="password"
          autoComplete={autoComplete}
          maxLength={200}
          error={tried ? errors[name] : ''}
          value={typed[name]}
          onChange={(next) => setTyped({ ...typed, [name]: next })}
        />
      ))}
      <ErrorMessage>{error}</ErrorMessage>
      <div className={inputsStyles.actions}>
        <Button look="primary" type="submit" disabled={busy}>
          {t.changePassword}
        </Button>
      </div>
    </SubmitForm>
  );
}
