import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api.ts';
import { errorMessage } from '../core/error-message.ts';
import { Button } from '../ui/Button.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { emailError } from './email-error.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.signIn;

export function ForgotPassword({ onBack }: { onBack: () => void }) {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'asking' | 'loading' | 'success'>('asking');
  const [error, setError] = useState('');
  const submit = async () => {
    const problem = emailError(email);
    setError(problem);
    if (problem) return;
    setState('loading');
    try {
      await api('POST /user/forgotPassword', { email });
      setState('success');
    } catch (failure) {
      setError(errorMessage(failure));
      setState('asking');
    }
  };
  if (state === 'success') {
    return (
      <div className="ed-form">
        <MailCheck size={40} aria-hidden />
        <h3>{t.checkMail}</h3>
        <p>{t.mailSent(email)}</p>
        <Button look="primary" onClick={onBack}>
          {t.backToLogin}
        </Button>
        <p>
          {t.noMail({
            tryAnother: (text) => (
              <button key="again" type="button" className="ed-link" onClick={() => setState('asking')}>
                {text}
              </button>
            ),
          })}
        </p>
      </div>
    );
  }
  return (
    <form
      className="ed-form"
      noValidate
      aria-busy={state === 'loading'}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextInput
        label={common.email}
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        error={error}
        onChange={setEmail}
      />
      <Button look="primary" type="submit" disabled={state === 'loading'}>
        {t.resetPassword}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {t.backToLogin}
      </Button>
    </form>
  );
}
