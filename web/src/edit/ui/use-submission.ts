import { useState } from 'react';
import { errorMessage } from '../core/error-message.ts';

export interface Submission {
  busy: boolean;
  error: string;
  setError: (error: string) => void;
  run: (call: () => Promise<void>) => Promise<void>;
}

export function useSubmission(describe: (error: unknown) => string = errorMessage): Submission {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const run = async (call: () => Promise<void>) => {
    setBusy(true);
    setError('');
    try {
      await call();
    } catch (failure) {
      setError(describe(failure));
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, setError, run };
}
