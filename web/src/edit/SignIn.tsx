import { rootClass } from './styles.ts';
import { useState } from 'react';
import { ForgotPassword } from './dialogs/ForgotPassword.tsx';
import { SignInForm } from './dialogs/SignInForm.tsx';
import { Dialog } from './ui/Dialog.tsx';
import { messages } from './messages/messages.ts';

const t = messages.signIn;

interface SignInProps {
  /** Username of the person whose session has ended. */
  endedOf?: string;
  onSignedIn: () => void;
  onClose: () => void;
}

export function SignIn({ endedOf, onSignedIn, onClose }: SignInProps) {
  const [showsForgotPassword, setShowsForgotPassword] = useState(false);
  return (
    <div className={rootClass}>
      <Dialog title={showsForgotPassword ? t.forgotPassword : t.welcome} size="side" onClose={onClose}>
        {showsForgotPassword ? (
          <ForgotPassword onBack={() => setShowsForgotPassword(false)} />
        ) : (
          <>
            {endedOf !== undefined && <p role="status">{t.sessionEnded}</p>}
            <SignInForm username={endedOf} onSignedIn={onSignedIn} onForgot={() => setShowsForgotPassword(true)} />
          </>
        )}
      </Dialog>
    </div>
  );
}
