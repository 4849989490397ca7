import { useState } from 'react';
import './edit.css';
import { ForgotPassword } from './dialogs/ForgotPassword.tsx';
import { SignInForm } from './dialogs/SignInForm.tsx';
import { Dialog } from './ui/Dialog.tsx';

interface SignInProps {
  onSignedIn: () => void;
  onClose: () => void;
}

/** Opens over the page without a reload, so unsaved text stays. */
export function SignIn({ onSignedIn, onClose }: SignInProps) {
  const [forgotten, setForgotten] = useState(false);
  return (
    <div className="ed-root">
      <Dialog title={forgotten ? 'Forgot Password?' : 'Welcome'} size="side" onClose={onClose}>
        {forgotten ? (
          <ForgotPassword onBack={() => setForgotten(false)} />
        ) : (
          <SignInForm onSignedIn={onSignedIn} onForgot={() => setForgotten(true)} />
        )}
      </Dialog>
    </div>
  );
}
