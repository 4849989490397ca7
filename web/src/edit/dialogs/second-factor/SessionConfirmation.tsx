import { useEffect, useRef, useState } from 'react';
import { SESSION_CONFIRMATION } from '../../../confirm-session.ts';
import { lazyPanel } from '../../ui/lazy-panel.ts';

type Answer = (isConfirmed: boolean) => void;

/** Asks for the second factor of the user. Calls that are refused in the meantime wait for the same answer. */
export function SessionConfirmation({ refresh }: { refresh: () => void }) {
  const waiting = useRef<Answer[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [answer] = useState(() => (isConfirmed: boolean) => {
    setAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(isConfirmed);
  });
  useEffect(() => {
    const ask = (event: Event) => {
      event.preventDefault();
      waiting.current.push((event as CustomEvent<Answer>).detail);
      setAsking(true);
    };
    window.addEventListener(SESSION_CONFIRMATION, ask);
    return () => {
      window.removeEventListener(SESSION_CONFIRMATION, ask);
      answer(false);
    };
  }, [answer]);
  return isAsking && <ConfirmSession refresh={refresh} onAnswer={answer} onFailed={() => answer(false)} />;
}

const ConfirmSession = lazyPanel(async () => (await import('./ConfirmSession.tsx')).ConfirmSession);
