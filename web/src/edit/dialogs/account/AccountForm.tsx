import { useState } from 'react';
import type { User } from '../../../../../proto/permissions.ts';
import { api } from '../../../api.ts';
import { FormScope } from '../../forms/FormScope.tsx';
import { useForm } from '../../forms/use-form.ts';
import { common, messages } from '../../messages/messages.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { emailError, IdentityFields, usernameError } from './IdentityFields.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const none = { username: '', email: '' };
const t = messages.account;

interface AccountFormProps {
  user: User;
  onSaved: () => void;
}

export function AccountForm({ user: { username, email }, onSaved }: AccountFormProps) {
  const form = useForm('account', { username, email });
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { value, stored } = form;
  const isNamed = value.username !== stored.username || value.email !== stored.email;
  const errors = {
    username: usernameError(value.username),
    email: emailError(value.email),
    password: password === '' ? t.passwordMissing : '',
  };
  const save = async () => {
    if (!isNamed) return;
    setTried(true);
    if (Object.values(errors).some(Boolean)) return;
    const isSaved = await form.submit(async (sent) => {
      const saved = await api('POST /user/changeAccount', {
        password,
        ...(sent.username !== stored.username && { username: sent.username }),
        ...(sent.email !== stored.email && { email: sent.email }),
      });
      return { username: saved.username, email: saved.email };
    }, t.saved);
    if (!isSaved) return;
    setPassword('');
    setTried(false);
    onSaved();
  };
  return (
    <FormScope form={form} acts={[{ label: common.save, run: save, disabled: !isNamed }]}>
      <h3>{t.identity}</h3>
      <p className={inputsStyles.hint}>{t.identityHint}</p>
      <IdentityFields
        username={form.bind('username')}
        email={form.bind('email')}
        errors={tried ? errors : none}
        isOwn={true}
      />
      {isNamed && (
        <TextInput
          label={t.currentPassword}
          hint={t.confirmHint}
          type="password"
          autoComplete="current-password"
          maxLength={200}
          error={tried ? errors.password : ''}
          value={password}
          onChange={setPassword}
        />
      )}
    </FormScope>
  );
}
