import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './editor-door.module.css';
import * as pageStyles from '../../ui/page.module.css';

/** This is the only code of the editor that is loaded before sign-in. */
export function EditorEntry({ onSignedIn }: { onSignedIn: () => void }) {
  const { editors } = useMessages();
  const [folded, setFolded] = useState(false);
  const [panel, setPanel] = useState<ReactNode>(null);
  const close = () => setPanel(null);
  useEffect(() => {
    const { email = '', token } = Object.fromEntries(new URLSearchParams(location.search));
    if (token)
      void import('../../edit/SetPassword.tsx').then(({ SetPassword }) =>
        setPanel(<SetPassword email={email} token={token} onClose={close} />),
      );
  }, []);
  const open = async (refusal?: string) => {
    const { SignIn } = await import('../../edit/SignIn.tsx');
    setPanel(<SignIn refusal={refusal} onSignedIn={onSignedIn} onClose={close} />);
  };
  const openRefused = useEffectEvent(open);
  useEffect(() => {
    const [, refusal] = /^#sign-in=(.+)/.exec(location.hash) ?? [];
    if (refusal) void openRefused(refusal);
  }, []);
  const login = (
    <button type="button" onClick={() => void open()}>
      {editors.login}
    </button>
  );
  return (
    <>
      <div className={styles.root} role="region" aria-label={editors.menu}>
        <button type="button" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          <span className={pageStyles.unseen}>{folded ? editors.expand : editors.collapse}</span>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={folded ? 'M6 3l5 5-5 5' : 'M10 3L5 8l5 5'} fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
        {!folded && login}
      </div>
      <div className={styles.atEnd}>{login}</div>
      {panel}
    </>
  );
}
