import { rootClass } from './styles.ts';
import { useEffect, useState } from 'react';
import { MIN_PASSWORD } from '../../../proto/limits.ts';
import { api } from '../api.ts';
import { createEditor } from './core/editor.ts';
import { useEditor, useEditorState, EditorContext } from './core/use-editor.ts';
import { showSuccess } from './core/toast-actions.ts';
import { emailError } from './dialogs/account/IdentityFields.tsx';
import { ErrorMessage } from './ui/ErrorMessage.tsx';
import { Button } from './ui/Button.tsx';
import { Dialog } from './ui/Dialog.tsx';
import { SubmitForm } from './ui/SubmitForm.tsx';
import { TextInput } from './ui/TextInput.tsx';
import { Toasts } from './toasts/Toasts.tsx';
import { useSubmission } from './ui/use-submission.ts';
import { common, messages } from './messages/messages.ts';

const t = messages.signIn;

interface SetPasswordProps {
  email: string;
  token: string;
  onClose: () => void;
}

export function SetPassword(props: SetPasswordProps) {
  const [own] = useState(createEditor);
  return (
    <EditorContext value={own}>
      <SetPasswordForm {...props} />
    </EditorContext>
  );
}

function SetPasswordForm({ email: first, token, onClose }: SetPasswordProps) {
  const editor = useEditor();
  const [email, setEmail] = useState(first);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, error, setError, run } = useSubmission();
  const [open, setOpen] = useState(true);
  const { toasts } = useEditorState();
  const isOver = !open && toasts.length === 0;
  // A one-time token must not stay in the URL.
  useEffect(() => () => history.replaceState(history.state, '', location.pathname), []);
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const errors = {
    email: emailError(email),
    password: password.length < MIN_PASSWORD ? t.passwordTooShort(MIN_PASSWORD) : '',
    again: again === password ? '' : t.passwordsDiffer,
  };
  const submit = async () => {
    setTried(true);
    if (errors.email || errors.password || errors.again) return setError('');
    await run(async () => {
      await api('POST /user/setPassword', { email, password, token });
      showSuccess(editor, t.passwordSet);
      setOpen(false);
    });
  };
  return (
    <div className={rootClass}>
      {open && (
        <Dialog title={t.welcomeToEditor} width={520} onClose={onClose}>
          <SubmitForm noValidate busy={busy} onSubmit={submit}>
            <TextInput
              label={common.email}
              type="email"
              autoComplete="username"
              error={tried ? errors.email : ''}
              value={email}
              onChange={setEmail}
            />
            <TextInput
              label={common.password}
              type="password"
              autoComplete="new-password"
              autoFocus
              error={tried ? errors.password : ''}
              value={password}
              onChange={setPassword}
            />
            <TextInput
              label={t.confirmPassword}
              type="password"
              autoComplete="new-password"
              error={tried ? errors.again : ''}
              value={again}
              onChange={setAgain}
            />
            <ErrorMessage>{error}</ErrorMessage>
            <Button look="primary" type="submit" disabled={busy}>
              {common.submit}
            </Button>
          </SubmitForm>
        </Dialog>
      )}
      <Toasts />
    </div>
  );
}
