import { useState } from 'react';
import { describeSignInError, signIn } from '../core/sign-in.ts';
import { Button } from '../ui/Button.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { common, messages } from '../messages/messages.ts';

const t = messages.signIn;

interface SignInFormProps {
  onSignedIn: () => void;
  onForgot: () => void;
}

const MIN_LENGTH = 3;

export function SignInForm({ onSignedIn, onForgot }: SignInFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const submit = async () => {
    setBusy(true);
    setError('');
    try {
      await signIn(username, password);
      onSignedIn();
    } catch (error) {
      setError(describeSignInError(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="ed-form"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
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
        label={common.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        minLength={MIN_LENGTH}
        value={password}
        onChange={setPassword}
      />
      {error && (
        <p className="ed-error" role="alert">
          {error}
        </p>
      )}
      <Button look="primary" type="submit" disabled={busy}>
        {common.submit}
      </Button>
      <Button look="quiet" onClick={onForgot}>
        {t.forgotPassword}
      </Button>
    </form>
  );
}
