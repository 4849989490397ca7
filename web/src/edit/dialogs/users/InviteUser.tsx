import { useState } from 'react';
import type { Role } from '../../../../../proto/entities/user.ts';
import { api } from '../../../api.ts';
import { FormBar } from '../../forms/FormBar.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { common, messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { IdentityFields } from '../account/IdentityFields.tsx';
import { usernameError } from '../account/username-error.ts';
import { emailError } from '../email-error.ts';
import type { SentLink } from './LinkNotice.tsx';
import { RoleChoice } from './RoleChoice.tsx';

const none = { username: '', email: '' };
const t = messages.users;
const emptyInvitation = { ...none, roles: [] as string[] };

interface InviteUserProps {
  roles: readonly Role[];
  onInvited: (sent: SentLink) => void;
  onClose: () => void;
}

export function InviteUser({ roles, onInvited, onClose }: InviteUserProps) {
  const form = useForm('invitation', emptyInvitation);
  const [tried, setTried] = useState(false);
  const { username, email } = form.value;
  const errors = { username: usernameError(username), email: emailError(email) };
  const submit = async () => {
    setTried(true);
    if (errors.username || errors.email) return;
    await form.submit(async (newUser) => {
      const { link, mailProblem } = await api('POST /user/create', { newUser });
      onInvited({ kind: 'invite', email: newUser.email, link, mailProblem });
    });
  };
  return (
    <FormDialog title={t.inviteTitle} form={form} onSubmit={submit} onClose={onClose}>
      {(close) => (
        <>
          <IdentityFields
            username={form.bind('username')}
            email={form.bind('email')}
            errors={tried ? errors : none}
            isOwn={false}
          />
          <RoleChoice roles={roles} {...form.bind('roles')} />
          <FormBar form={form}>
            <Button onClick={close}>{common.cancel}</Button>
            <ActionButton look="primary" run={submit}>
              {t.sendInvitation}
            </ActionButton>
          </FormBar>
        </>
      )}
    </FormDialog>
  );
}
