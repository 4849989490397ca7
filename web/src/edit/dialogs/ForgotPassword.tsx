import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api.ts';
import { errorMessage } from '../core/error-message.ts';
import { Button } from '../ui/Button.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { emailError } from './email-error.ts';

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
        <h3>Check your mail</h3>
        <p>We have sent a password recovery link to {email}, if it belongs to an account.</p>
        <Button look="primary" onClick={onBack}>
          Back to login
        </Button>
        <p>
          No email? Check your spam folder, or{' '}
          <button type="button" className="ed-link" onClick={() => setState('asking')}>
            try another email address
          </button>
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
        label="Email"
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        error={error}
        onChange={setEmail}
      />
      <Button look="primary" type="submit" disabled={state === 'loading'}>
        Reset Password
      </Button>
      <Button look="quiet" onClick={onBack}>
        Back to login
      </Button>
    </form>
  );
}
