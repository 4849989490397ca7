import { useEffect } from 'react';
import { IDLE_DELAY_MS } from '../core/idle-delay.ts';
import type { Form } from './use-form.ts';

/** Saves a changed form when the user pauses. What was refused is sent again once it has changed, or with Save. */
export function useDraftSaving<V extends object>(
  { status, error, value }: Form<V>,
  save: (() => Promise<unknown>) | undefined,
): void {
  const isWaiting = save !== undefined && status === 'changed' && error === '';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(save, IDLE_DELAY_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the pause begins again with each change of the value
  }, [isWaiting, value]);
}
