import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../api.ts';
import { messages } from '../messages/messages.ts';
import { Button } from '../ui/Button.tsx';

const t = messages.signIn;

interface ProviderButtonsProps {
  /** Opens the provider in a new window, because the page has unsaved changes. */
  keepsPage: boolean;
  onSignedIn: () => void;
}

export function ProviderButtons({ keepsPage, onSignedIn }: ProviderButtonsProps) {
  const [providers, setProviders] = useState<readonly { _id: string; name: string }[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    // Without an answer people still sign in with a password.
    api('GET /providers/active', {}).then(
      (options) => setProviders(options.providers),
      () => undefined,
    );
  }, []);
  const check = useEffectEvent(async () => {
    const { user } = await api('POST /user/me', {});
    if (user) onSignedIn();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const checkAgain = () => void check().catch(() => undefined);
    window.addEventListener('focus', checkAgain);
    return () => window.removeEventListener('focus', checkAgain);
  }, [isWaiting]);
  const open = (providerId: string) => {
    const returnTo = location.pathname + location.search;
    const address = `/api/sign-in/${providerId}?${new URLSearchParams({ returnTo })}`;
    if (!keepsPage) return location.assign(address);
    setWaiting(true);
    window.open(address);
  };
  return (
    <>
      {providers.map(({ _id, name }) => (
        <Button key={_id} onClick={() => open(_id)}>
          {t.signInWith(name)}
        </Button>
      ))}
      {isWaiting && <p role="status">{t.signInElsewhere}</p>}
    </>
  );
}
