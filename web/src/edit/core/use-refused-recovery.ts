import { useEffect } from 'react';
import { showError } from './toast.ts';

/** A link that sets a password is of no use to somebody who is signed in. */
export function useRefusedRecovery(): void {
  useEffect(() => {
    if (new URLSearchParams(location.search).has('token')) showError('You are already logged in as another user');
  }, []);
}
