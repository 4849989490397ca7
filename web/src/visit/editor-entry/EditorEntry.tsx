import { type ComponentType, useEffect, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './editor-door.module.css';
import * as pageStyles from '../../ui/page.module.css';

type SignIn = ComponentType<{ onSignedIn: () => void; onClose: () => void }>;
type SetPasswordView = ComponentType<{ email: string; token: string; onClose: () => void }>;

/** This is the only code of the editor that is loaded before sign-in. */
export function EditorEntry({ onSignedIn }: { onSignedIn: () => void }) {
  const { editors } = useMessages();
  const [folded, setFolded] = useState(false);
  const [panel, setPanel] = useState<{ SignIn: SignIn } | null>(null);
  const [recovery, setRecovery] = useState<{ SetPassword: SetPasswordView; email: string; token: string } | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const [email, token] = [query.get('email') ?? '', query.get('token')];
    if (token)
      void import('../../edit/SetPassword.tsx').then(({ SetPassword }) => setRecovery({ SetPassword, email, token }));
  }, []);
  /** A one-time token must not stay in the URL. */
  const recovered = () => {
    setRecovery(null);
    history.replaceState(history.state, '', location.pathname);
  };
  const open = async () => {
    const { SignIn } = await import('../../edit/SignIn.tsx');
    setPanel({ SignIn });
  };
  const enter = () => {
    setPanel(null);
    onSignedIn();
  };
  return (
    <>
      <div className={styles.root} role="region" aria-label={editors.menu}>
        <button type="button" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          <span className={pageStyles.unseen}>{folded ? editors.expand : editors.collapse}</span>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={folded ? 'M6 3l5 5-5 5' : 'M10 3L5 8l5 5'} fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
        {!folded && (
          <button type="button" onClick={() => void open()}>
            {editors.login}
          </button>
        )}
      </div>
      {recovery && <recovery.SetPassword email={recovery.email} token={recovery.token} onClose={recovered} />}
      {panel && <panel.SignIn onSignedIn={enter} onClose={() => setPanel(null)} />}
    </>
  );
}
