import { type ReactNode, useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import type { FactorProof, SecondFactorRequest } from '../../../../../proto/entities/second-factor.ts';
import { describeSignInError } from '../../core/sign-in.ts';
import { offersPasskeys, readPasskey } from '../../core/passkeys.ts';
import { messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useSubmission } from '../../ui/use-submission.ts';

const t = messages.secondFactor;

interface ProofFormProps {
  text: string;
  asked: SecondFactorRequest;
  send: (proof: FactorProof) => Promise<void>;
  /** The way back. */
  children: ReactNode;
}

/** Asks for a passkey, a code of an authenticator app, or a recovery code. */
export function ProofForm({ text, asked: { kinds, options }, send, children }: ProofFormProps) {
  const hasPasskey = options !== undefined && offersPasskeys();
  const hasApp = kinds.includes('app');
  const [isRecovering, setRecovering] = useState(!hasPasskey && !hasApp);
  const [code, setCode] = useState('');
  const [recoveryCode, setRecoveryCode] = useState('');
  const { busy, error, setError, run } = useSubmission(describeSignInError);
  const sendPasskey = () => run(async () => send({ kind: 'passkey', response: await readPasskey(options!) }));
  const startPasskey = useEffectEvent(sendPasskey);
  // A person who also has an app chooses.
  const isPasskeyOnly = hasPasskey && !hasApp;
  useEffect(() => {
    if (isPasskeyOnly) void startPasskey();
  }, [isPasskeyOnly]);
  const submit = async () => {
    if (isRecovering) {
      if (recoveryCode.trim() === '') return setError(t.recoveryMissing);
      return run(() => send({ kind: 'recovery', code: recoveryCode.trim() }));
    }
    if (!hasApp) return sendPasskey();
    const digits = toCode(code);
    if (!digits) return setError(t.codeWrong);
    await run(() => send({ kind: 'app', code: digits }));
  };
  const other = (recovering: boolean) => () => {
    setError('');
    setRecovering(recovering);
  };
  return (
    <SubmitForm noValidate busy={busy} onSubmit={submit}>
      <p>{text}</p>
      {options && !hasPasskey && <p>{t.noPasskeysHere}</p>}
      {!options && !hasApp && <p>{t.passkeysElsewhere}</p>}
      {!isRecovering && hasPasskey && (
        <Button
          look={hasApp ? 'plain' : 'primary'}
          autoFocus={!hasApp}
          disabled={busy}
          onClick={() => void sendPasskey()}
        >
          {t.usePasskey}
        </Button>
      )}
      {!isRecovering && hasApp && <CodeInput value={code} onChange={setCode} />}
      {isRecovering && (
        <TextInput
          label={t.recoveryCode}
          hint={t.recoveryHint}
          name="recovery"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          maxLength={100}
          value={recoveryCode}
          onChange={setRecoveryCode}
        />
      )}
      <ErrorMessage>{error}</ErrorMessage>
      {(isRecovering || hasApp) && (
        <Button look="primary" type="submit" disabled={busy}>
          {t.confirm}
        </Button>
      )}
      {isRecovering && (hasPasskey || hasApp) && (
        <Button look="quiet" onClick={other(false)}>
          {t.useOtherWay}
        </Button>
      )}
      {!isRecovering && kinds.includes('recovery') && (
        <Button look="quiet" onClick={other(true)}>
          {t.useRecoveryCode}
        </Button>
      )}
      {children}
    </SubmitForm>
  );
}

/** Phones offer the code of an authenticator app above their keyboard, which has digits only. */
export const CodeInput = (bound: Pick<ComponentProps<typeof TextInput>, 'value' | 'onChange'>) => (
  <TextInput
    label={messages.secondFactor.codeOfApp}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    autoFocus
    maxLength={20}
    {...bound}
  />
);

/** Returns the six digits of a code, which apps also show in groups, or undefined. */
export function toCode(typed: string): string | undefined {
  const code = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : undefined;
}
