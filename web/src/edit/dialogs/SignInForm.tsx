import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FactorProof, SecondFactorRequest } from '../../../../proto/entities/second-factor.ts';
import { offersPasskeys } from '../core/passkeys.ts';
import { confirmSignIn, describeSignInError, isStepOver, signIn, signInWithPasskey } from '../core/sign-in.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Button } from '../ui/Button.tsx';
import { SubmitForm } from '../ui/SubmitForm.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import { ProofForm } from './second-factor/ProofForm.tsx';

const t = messages.signIn;

interface SignInFormProps {
  username?: string;
  onSignedIn: () => void;
  onForgot: () => void;
  /** Other ways to sign in. */
  children: ReactNode;
}

const MIN_LENGTH = 3;

export function SignInForm({ username: suggested = '', onSignedIn, onForgot, children }: SignInFormProps) {
  const [username, setUsername] = useState(suggested);
  const passwordInput = useRef<HTMLInputElement>(null);
  // Runs after the dialog has focused its first field.
  useEffect(() => {
    if (suggested !== '') passwordInput.current?.focus();
  }, [suggested]);
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState<SecondFactorRequest>();
  const { busy, error, setError, run } = useSubmission(describeSignInError);
  const submit = () =>
    run(async () => {
      const secondFactor = await signIn(username, password);
      setAsked(secondFactor);
      if (!secondFactor) onSignedIn();
    });
  const submitPasskey = () => run(() => signInWithPasskey().then(onSignedIn));
  const confirm = async (ticket: string, proof: FactorProof) => {
    try {
      await confirmSignIn(ticket, proof);
    } catch (failure) {
      if (!isStepOver(failure)) throw failure;
      setError(failure.message);
      return setAsked(undefined);
    }
    onSignedIn();
  };
  if (asked)
    return (
      <ProofForm
        text={messages.secondFactor.passwordAccepted}
        asked={asked}
        send={(proof) => confirm(asked.ticket, proof)}
      >
        <Button look="quiet" onClick={() => setAsked(undefined)}>
          {t.backToLogin}
        </Button>
      </ProofForm>
    );
  return (
    <>
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
      <div className={inputsStyles.actions}>
        {offersPasskeys() && (
          <Button disabled={busy} onClick={() => void submitPasskey()}>
            {messages.secondFactor.signInWithPasskey}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
