import { rootClass } from './styles.ts';
import { useState } from 'react';
import { ErrorMessage } from './ui/ErrorMessage.tsx';
import { ForgotPassword } from './dialogs/ForgotPassword.tsx';
import { ProviderButtons } from './dialogs/ProviderButtons.tsx';
import { SignInForm } from './dialogs/SignInForm.tsx';
import { Dialog } from './ui/Dialog.tsx';
import { messages } from './messages/messages.ts';

const t = messages.signIn;

interface SignInProps {
  /** Username of the person whose session has ended. */
  endedOf?: string;
  /** Key of the refusal of a sign-in with a provider. */
  refusal?: string;
  onSignedIn: () => void;
  onClose: () => void;
}

export function SignIn({ endedOf, refusal, onSignedIn, onClose }: SignInProps) {
  const [showsForgotPassword, setShowsForgotPassword] = useState(false);
  return (
    <div className={rootClass}>
      <Dialog title={showsForgotPassword ? t.forgotPassword : t.welcome} size="side" onClose={onClose}>
        {showsForgotPassword ? (
          <ForgotPassword onBack={() => setShowsForgotPassword(false)} />
        ) : (
          <>
            {endedOf !== undefined && <p role="status">{t.sessionEnded}</p>}
            {refusal !== undefined && <ErrorMessage>{t.refusals[refusal] ?? t.refused}</ErrorMessage>}
            <SignInForm username={endedOf} onSignedIn={onSignedIn} onForgot={() => setShowsForgotPassword(true)}>
              <ProviderButtons keepsPage={endedOf !== undefined} onSignedIn={onSignedIn} />
            </SignInForm>
          </>
        )}
      </Dialog>
    </div>
  );
}
