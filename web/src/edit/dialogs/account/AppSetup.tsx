import { useState } from 'react';
import { api } from '../../../api.ts';
import { isStepOver } from '../../core/sign-in.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type Out, useResult } from '../../ui/use-call.ts';
import { useSubmission } from '../../ui/use-submission.ts';
import { copyText } from '../CopyDialog.tsx';
import { CodeInput, toCode } from '../second-factor/ProofForm.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as styles from './account.module.css';

const t = messages.secondFactor;

interface AppSetupProps {
  app: Out<'POST /user/startApp'>;
  name: string;
  onAdded: (added: Out<'POST /user/addApp'>) => void;
  onOver: (message: string) => void;
  onClose: () => void;
}

export function AppSetup({ app: { ticket, secret, uri }, name, onAdded, onOver, onClose }: AppSetupProps) {
  const editor = useEditor();
  const [typed, setTyped] = useState('');
  const { busy, error, setError, run } = useSubmission();
  const submit = async () => {
    const code = toCode(typed);
    if (!code) return setError(t.codeWrong);
    await run(async () => {
      try {
        onAdded(await api('POST /user/addApp', { ticket, name, code }));
      } catch (failure) {
        if (!isStepOver(failure)) throw failure;
        onOver(failure.message);
      }
    });
  };
  return (
    <SubmitForm noValidate busy={busy} onSubmit={submit}>
      <p>{t.scan}</p>
      <QrCode text={uri} />
      <div className={inputsStyles.inline}>
        <TextInput
          label={t.secret}
          readOnly
          value={groupsOf4(secret)}
          onFocus={({ target }) => target.select()}
          onChange={() => undefined}
        />
        <ActionButton run={() => copyText(editor, secret, t.secretCopied)}>{t.copySecret}</ActionButton>
      </div>
      <CodeInput value={typed} onChange={setTyped} />
      <ErrorMessage>{error}</ErrorMessage>
      <div className={inputsStyles.actions}>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button look="primary" type="submit" disabled={busy}>
          {t.addApp}
        </Button>
      </div>
    </SubmitForm>
  );
}

const groupsOf4 = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

const MARGIN = 4;

/** Is black on white in every theme, because cameras do not read inverted codes. */
function QrCode({ text }: { text: string }) {
  const { data, error } = useResult(text, async () => (await import('uqr')).encode(text, { border: MARGIN }));
  const path = data?.data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <>
      <ErrorMessage>{error}</ErrorMessage>
      {data && (
        <svg className={styles.qrCode} viewBox={`0 0 ${data.size} ${data.size}`} role="img" aria-label={t.qrCode}>
          <path d={path} shapeRendering="crispEdges" />
        </svg>
      )}
    </>
  );
}
