import type { Role } from '../../../../../proto/entities/user.ts';
import { api } from '../../../api.ts';
import { DetailDialog } from '../../forms/DetailDialog.tsx';
import { messages } from '../../messages/messages.ts';
import { IdentityFields, usernameError } from '../account/IdentityFields.tsx';
import { emailError } from '../email-error.ts';
import type { SentLink } from './LinkNotice.tsx';
import { RoleChoice } from './RoleChoice.tsx';

const t = messages.users;

interface InviteUserProps {
  roles: readonly Role[];
  onInvited: (sent: SentLink) => void;
  onClose: () => void;
}

export const InviteUser = ({ roles, onInvited, onClose }: InviteUserProps) => (
  <DetailDialog
    title={t.inviteTitle}
    name="invitation"
    value={{ username: '', email: '', roles: [] as string[] }}
    errors={({ username, email }) => ({ username: usernameError(username), email: emailError(email) })}
    acts={[
      {
        label: t.sendInvitation,
        store: async (newUser) => {
          const { link, mailProblem } = await api('POST /user/create', { newUser });
          onInvited({ kind: 'invite', email: newUser.email, link, mailProblem });
        },
      },
    ]}
    onClose={onClose}
  >
    {({ bind }, errors) => (
      <>
        <IdentityFields
          username={bind('username')}
          email={bind('email')}
          errors={{ username: errors.username ?? '', email: errors.email ?? '' }}
          isOwn={false}
        />
        <RoleChoice roles={roles} {...bind('roles')} />
      </>
    )}
  </DetailDialog>
);
