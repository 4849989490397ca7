import { useState } from 'react';
import type { Factor } from '../../../../../proto/entities/second-factor.ts';
import { ApiError, api } from '../../../api.ts';
import { createPasskey } from '../../core/passkeys.ts';
import { common, messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { Out } from '../../ui/use-call.ts';
import { useSubmission } from '../../ui/use-submission.ts';
import { AppSetup } from './AppSetup.tsx';
import { describeAgent } from './describe-agent.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.secondFactor;
const PASSWORD_NEEDED = 'identity.passwordNeeded';

export type Added = Out<'POST /user/addPasskey'>;

interface AddFactorProps {
  kind: Factor['kind'];
  onAdded: (added: Added) => void;
  onClose: () => void;
}

/** Asks for the password only if the service does, which is after a sign-in that was some time ago. */
export function AddFactor({ kind, onAdded, onClose }: AddFactorProps) {
  const isPasskey = kind === 'passkey';
  const [name, setName] = useState(isPasskey ? describeAgent(navigator.userAgent) : t.appName);
  const [password, setPassword] = useState<string>();
  const [app, setApp] = useState<Out<'POST /user/startApp'>>();
  const { busy, error, setError, run } = useSubmission();
  const start = async () => {
    const input = password ? { password } : {};
    if (!isPasskey) return setApp(await api('POST /user/startApp', input));
    const { ticket, options } = await api('POST /user/startPasskey', input);
    const response = await createPasskey(options);
    onAdded(await api('POST /user/addPasskey', { ticket, name, response }));
  };
  const submit = async () => {
    if (name.trim() === '') return setError(t.nameMissing);
    await run(async () => {
      try {
        await start();
      } catch (failure) {
        if (failure instanceof ApiError && failure.key === PASSWORD_NEEDED) setPassword((typed) => typed ?? '');
        throw failure;
      }
    });
  };
  return (
    <Dialog title={isPasskey ? t.addPasskey : t.addApp} width={480} onClose={onClose}>
      {app ? (
        <AppSetup
          app={app}
          name={name}
          onAdded={onAdded}
          onOver={(message) => {
            setApp(undefined);
            setError(message);
          }}
          onClose={onClose}
        />
      ) : (
        <SubmitForm noValidate busy={busy} onSubmit={submit}>
          <p>{isPasskey ? t.passkeyHint : t.appHint}</p>
          <TextInput label={common.name} hint={t.nameHint} maxLength={100} value={name} onChange={setName} />
          {password !== undefined && (
            <TextInput
              label={messages.account.currentPassword}
              type="password"
              autoComplete="current-password"
              autoFocus
              maxLength={200}
              value={password}
              onChange={setPassword}
            />
          )}
          <ErrorMessage>{error}</ErrorMessage>
          <div className={inputsStyles.actions}>
            <Button onClick={onClose}>{common.cancel}</Button>
            <Button look="primary" type="submit" disabled={busy}>
              {isPasskey ? t.createPasskey : t.showCode}
            </Button>
          </div>
        </SubmitForm>
      )}
    </Dialog>
  );
}
