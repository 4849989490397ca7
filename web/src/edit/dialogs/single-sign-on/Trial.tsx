import { nanoid } from 'nanoid';
import { useEffect, useState } from 'react';
import type { SignInTrial } from '../../../../../proto/entities/provider.ts';
import type { Role } from '../../../../../proto/entities/user.ts';
import { api } from '../../../api.ts';
import { errorMessage } from '../../core/error-message.ts';
import { messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.singleSignOn;
const POLL_MS = 1500;

interface TrialProps {
  providerId: string;
  roles: readonly Role[];
  /** Unsaved settings are not tried. */
  isDisabled: boolean;
}

export function Trial({ providerId, roles, isDisabled }: TrialProps) {
  const [trial, setTrial] = useState('');
  const { result, error } = useTrialResult(trial);
  const [isBlocked, setBlocked] = useState(false);
  // A result is about the settings that were tried.
  useEffect(() => {
    if (isDisabled) setTrial('');
  }, [isDisabled]);
  const start = () => {
    const name = nanoid();
    setBlocked(window.open(`/api/sign-in/${providerId}?trial=${name}`) === null);
    setTrial(name);
  };
  return (
    <section className={sidebarStyles.stack}>
      <div className={inputsStyles.actions}>
        <Button disabled={isDisabled} onClick={start}>
          {t.tryIt}
        </Button>
      </div>
      <p className={inputsStyles.hint}>{isDisabled ? t.saveFirst : t.tryHint}</p>
      <ErrorMessage>{isBlocked ? t.blocked : error}</ErrorMessage>
      <div role="status">
        {trial !== '' && !result && !isBlocked && !error && <p>{t.waiting}</p>}
        {result && <TrialResult result={result} roles={roles} />}
      </div>
    </section>
  );
}

function TrialResult({ result, roles }: { result: SignInTrial; roles: readonly Role[] }) {
  const { problem, claims, username = '', isNew = false } = result;
  const names = roles.filter(({ _id }) => result.roles?.includes(_id)).map(({ name }) => name);
  return (
    <div className={sidebarStyles.stack}>
      {problem === undefined ? (
        <>
          <h3>{t.accepted({ username, isNew })}</h3>
          <p>{names.length > 0 ? t.rolesOf(names.join(', ')) : t.noRoles}</p>
        </>
      ) : (
        <>
          <h3>{t.refused}</h3>
          <p className={inputsStyles.error}>{problem}</p>
        </>
      )}
      {claims !== undefined && (
        <details className={sidebarStyles.more}>
          <summary>{t.claims}</summary>
          <pre>{claims}</pre>
        </details>
      )}
    </div>
  );
}

function useTrialResult(trial: string) {
  const [found, setFound] = useState<{ trial: string; result: SignInTrial | null; error: string }>();
  useEffect(() => {
    if (trial === '') return;
    const abort = new AbortController();
    const timer = setInterval(() => {
      api('GET /providers/trial', { trial }, { signal: abort.signal }).then(
        ({ result }) => {
          if (result) clearInterval(timer);
          setFound({ trial, result, error: '' });
        },
        (error: unknown) => {
          if (!abort.signal.aborted) setFound({ trial, result: null, error: errorMessage(error) });
        },
      );
    }, POLL_MS);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [trial]);
  return found?.trial === trial ? found : { result: null, error: '' };
}
