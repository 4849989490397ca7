import { nanoid } from 'nanoid';
import { useEffect, useState } from 'react';
import type { SignInTrial } from '../../../../../proto/entities/provider.ts';
import type { Role } from '../../../../../proto/entities/user.ts';
import { messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { useCall } from '../../ui/use-call.ts';
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
      {isBlocked && <ErrorMessage>{t.blocked}</ErrorMessage>}
      <div role="status">{trial !== '' && !isBlocked && <TrialOutcome key={trial} trial={trial} roles={roles} />}</div>
    </section>
  );
}

function TrialOutcome({ trial, roles }: { trial: string; roles: readonly Role[] }) {
  const { data, error } = useCall('GET /providers/trial', { trial }, (last) => (last?.result ? false : POLL_MS));
  if (data?.result) return <TrialResult result={data.result} roles={roles} />;
  return error ? <ErrorMessage>{error}</ErrorMessage> : <p>{t.waiting}</p>;
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
