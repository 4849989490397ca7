import { useEffect } from 'react';
import { showError } from './toast-actions.ts';

/** A password link cannot be used while signed in. */
export function useRefusedRecovery(): void {
  useEffect(() => {
    if (new URLSearchParams(location.search).has('token')) showError('You are already logged in as another user');
  }, []);
}
