import { useEffect, useRef, useState } from 'react';
import { describeSignInError, signIn } from '../core/sign-in.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Button } from '../ui/Button.tsx';
import { SubmitForm } from '../ui/SubmitForm.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.signIn;

interface SignInFormProps {
  username?: string;
  onSignedIn: () => void;
  onForgot: () => void;
}

const MIN_LENGTH = 3;

export function SignInForm({ username: suggested = '', onSignedIn, onForgot }: SignInFormProps) {
  const [username, setUsername] = useState(suggested);
  const passwordInput = useRef<HTMLInputElement>(null);
  // Runs after the dialog has focused its first field.
  useEffect(() => {
    if (suggested !== '') passwordInput.current?.focus();
  }, [suggested]);
  const [password, setPassword] = useState('');
  const { busy, error, run } = useSubmission(describeSignInError);
  const submit = () =>
    run(async () => {
      await signIn(username, password);
      onSignedIn();
    });
  return (
    <SubmitForm busy={busy} onSubmit={submit}>
      <TextInput
        label={t.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        required
        minLength={MIN_LENGTH}
        autoFocus
        value={username}
        onChange={setUsername}
      />
      <TextInput
        ref={passwordInput}
        label={common.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        minLength={MIN_LENGTH}
        value={password}
        onChange={setPassword}
      />
      <ErrorMessage>{error}</ErrorMessage>
      <Button look="primary" type="submit" disabled={busy}>
        {common.submit}
      </Button>
      <Button look="quiet" onClick={onForgot}>
        {t.forgotPassword}
      </Button>
    </SubmitForm>
  );
}
