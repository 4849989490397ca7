import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api.ts';
import { Button } from '../ui/Button.tsx';
import { SubmitForm } from '../ui/SubmitForm.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import { emailError } from './account/IdentityFields.tsx';
import { common, messages } from '../messages/messages.ts';
import * as baseStyles from '../ui/styles/base.module.css';
import * as inputsStyles from '../ui/styles/inputs.module.css';

const t = messages.signIn;

export function ForgotPassword({ onBack }: { onBack: () => void }) {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const { busy, error, setError, run } = useSubmission();
  const submit = async () => {
    const problem = emailError(email);
    if (problem) return setError(problem);
    await run(async () => {
      await api('POST /user/forgotPassword', { email });
      setSent(true);
    });
  };
  if (isSent) {
    return (
      <div className={inputsStyles.form}>
        <MailCheck size={40} aria-hidden />
        <h3>{t.checkMail}</h3>
        <p>{t.mailSent(email)}</p>
        <Button look="primary" onClick={onBack}>
          {t.backToLogin}
        </Button>
        <p>
          {t.noMail({
            tryAnother: (text) => (
              <button key="again" type="button" className={baseStyles.link} onClick={() => setSent(false)}>
                {text}
              </button>
            ),
          })}
        </p>
      </div>
    );
  }
  return (
    <SubmitForm noValidate busy={busy} onSubmit={submit}>
      <TextInput
        label={common.email}
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        error={error}
        onChange={setEmail}
      />
      <Button look="primary" type="submit" disabled={busy}>
        {t.resetPassword}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {t.backToLogin}
      </Button>
    </SubmitForm>
  );
}
