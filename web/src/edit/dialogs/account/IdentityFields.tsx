import { common, messages } from '../../messages/messages.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { isEmail } from '../../../../../proto/contact-values.ts';

interface BoundText {
  value: string;
  onChange: (value: string) => void;
}

interface IdentityFieldsProps {
  username: BoundText;
  email: BoundText;
  errors: { username: string; email: string };
  /** Browsers fill in the name and address of the signed-in user only in their own account. */
  isOwn: boolean;
}

export function IdentityFields({ username, email, errors, isOwn }: IdentityFieldsProps) {
  return (
    <>
      <TextInput
        label={messages.users.username}
        autoComplete={isOwn ? 'username' : 'off'}
        autoCapitalize="none"
        maxLength={200}
        error={errors.username}
        {...username}
      />
      <TextInput
        label={common.email}
        type="email"
        autoComplete={isOwn ? 'email' : 'off'}
        error={errors.email}
        {...email}
      />
    </>
  );
}

const MIN_LENGTH = 3;

export const usernameError = (username: string): string =>
  username.trim().length < MIN_LENGTH ? messages.account.usernameTooShort : '';

const t = messages.signIn;

export function emailError(email: string): string {
  if (email.trim() === '') return t.emailMissing;
  return isEmail(email.trim()) ? '' : t.emailInvalid;
}
