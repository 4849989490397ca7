import { useId } from 'react';
import type { Role, UserRow } from '../../../../../proto/entities/user.ts';
import { statusOf } from '../../../../../proto/user-status.ts';
import { currentUser } from '../../core/permissions.ts';
import { useEditorState, useEditor } from '../../core/use-editor.ts';
import { useForm, type Form } from '../../forms/use-form.ts';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatDateTime } from '../../ui/format-date-time.ts';
import { describeInvitation, describeSignIn } from './describe-sign-in.ts';
import type { SentLink } from './LinkNotice.tsx';
import { manageRefusal, deactivateRefusal, resetRefusal } from './user-refusals.ts';
import { api } from '../../../api.ts';
import { FormScope } from '../../forms/FormScope.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { confirm, runConfirmed } from '../../core/question-actions.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { useCall } from '../../ui/use-call.ts';
import { SessionList } from '../account/SessionList.tsx';
import { Reasons } from '../../ui/Reasons.tsx';
import { common, messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as tablesStyles from '../../ui/styles/tables.module.css';

const t = messages.users;

interface UserDetailProps {
  user: UserRow;
  roles: readonly Role[];
  onSent: (sent: SentLink) => void;
  onChanged: (user?: UserRow) => void;
  onClose: () => void;
}

export function UserDetail({ user, roles, onSent, onChanged, onClose }: UserDetailProps) {
  const form = useForm('userRoles', chosenRoles(user));
  const refusal = manageRefusal(currentUser(useEditorState()), user);
  const { _id, username, email, createdAt, revision } = user;
  const change = (next?: UserRow) => {
    if (next) form.adopt({ revision: next.revision });
    onChanged(next);
  };
  return (
    <Dialog title={username} width={760} onClose={() => form.close(onClose)}>
      <div className={sidebarStyles.stack}>
        <dl className={tablesStyles.facts}>
          <dt>{common.email}</dt>
          <dd>{email}</dd>
          <dt>{t.status}</dt>
          <dd>{describeInvitation(user)}</dd>
          <dt>{t.created}</dt>
          <dd>{formatDateTime(createdAt)}</dd>
          <dt>{t.lastSignIn}</dt>
          <dd>{describeSignIn(user)}</dd>
        </dl>
        <UserRoles user={user} roles={roles} form={form} refusal={refusal} onChanged={onChanged} />
        <h3>{common.account}</h3>
        {user.mailProblem !== undefined && <p className={inputsStyles.error}>{t.link.problem(user.mailProblem)}</p>}
        <UserActions user={user} onSent={onSent} onChanged={change} />
        {!refusal && <UserSessions user={user} />}
        <div className={inputsStyles.actions}>
          <HistoryButton
            kind="user"
            _id={_id}
            name={username}
            revision={revision}
            reason={form.isChanged ? messages.siteSettings.form.restoreRefusal : undefined}
            onRestored={() => {
              onChanged();
              onClose();
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}

interface ChosenRoles {
  roles: string[];
  revision?: number;
}

const chosenRoles = ({ roles, revision }: UserRow): ChosenRoles => ({
  roles: roles.filter((role) => role !== 'root'),
  revision,
});

interface UserRolesProps {
  user: UserRow;
  roles: readonly Role[];
  form: Form<ChosenRoles>;
  refusal: string | undefined;
  onChanged: (user: UserRow) => void;
}

function UserRoles({ user, roles, form, refusal, onChanged }: UserRolesProps) {
  const save = async () => {
    await form.submit(async ({ roles: sent, revision }) => {
      const selectedUser = { _id: user._id, revision };
      const stored = await api('POST /roles/applyToUser', { selectedUser, roles: sent });
      onChanged(stored);
      return chosenRoles(stored);
    }, t.rolesSaved(user.username));
  };
  return (
    <FormScope form={form} refusal={refusal} acts={[{ label: t.saveRoles, run: save }]}>
      <RoleChoice roles={roles} {...form.bind('roles')} />
    </FormScope>
  );
}

function UserSessions({ user: { _id: userId, username, revision } }: { user: UserRow }) {
  const editor = useEditor();
  // The revision changes when the user is deactivated, which ends all sessions.
  const key = { userId, revision };
  const { data, error } = useCall('GET /user/sessions', key);
  const signOut = () => {
    const call = () => api('POST /user/revokeOtherSessions', { userId });
    return runConfirmed(editor, signOutQuestion(username), call, t.signedOut(username));
  };
  return (
    <section className={sidebarStyles.stack}>
      <h3>{messages.account.sessions}</h3>
      <SessionList sessions={data?.sessions} error={error} />
      {data && data.sessions.length > 0 && (
        <div className={inputsStyles.actions}>
          <ActionButton run={signOut}>{t.signOutEverywhere}</ActionButton>
        </div>
      )}
    </section>
  );
}

interface UserActionsProps {
  user: UserRow;
  onSent: (sent: SentLink) => void;
  onChanged: (user?: UserRow) => void;
}

function UserActions({ user, onSent, onChanged }: UserActionsProps) {
  const editor = useEditor();
  const current = currentUser(useEditorState());
  const why = useId();
  const { _id: userId, username, email } = user;
  const status = statusOf(user);
  const refusals = {
    manage: manageRefusal(current, user),
    reset: resetRefusal(current, user),
    deactivate: deactivateRefusal(current, user),
  };
  const send = async (kind: SentLink['kind'], call: () => Promise<Pick<SentLink, 'link' | 'mailProblem'>>) => {
    await runWithToast(editor, async () => onSent({ kind, email, send: call, ...(await call()) }));
    onChanged();
  };
  const reset = async () => {
    if (await confirm(editor, resetQuestion(username)))
      await send('reset', () => api('POST /user/resetPassword', { userId }));
  };
  const deactivate = () => {
    const run = async () => onChanged(await api('POST /user/deactivate', { userId }));
    return runConfirmed(editor, deactivateQuestion(username), run, t.deactivated(username));
  };
  const resetFactors = () => {
    const run = () => api('POST /user/resetFactors', { _id: userId });
    return runConfirmed(editor, resetFactorsQuestion(username), run, messages.secondFactor.wasReset(username));
  };
  const reactivate = () =>
    runWithToast(
      editor,
      async () => onChanged(await api('POST /user/reactivate', { userId })),
      t.reactivated(username),
    );
  const invite = () => send('invite', () => api('POST /user/reverify', { userId }));
  const hasFactors = userId !== current?._id && status === 'active';
  const acts = [
    status === 'invited'
      ? { label: t.reinvite, run: invite, refusal: refusals.manage }
      : { label: t.reset, run: reset, refusal: refusals.reset },
    ...(hasFactors ? [{ label: messages.secondFactor.reset, run: resetFactors, refusal: refusals.manage }] : []),
    status === 'deactivated'
      ? { label: t.reactivate, run: reactivate, refusal: refusals.manage }
      : { label: t.deactivate, run: deactivate, refusal: refusals.deactivate, look: 'danger' as const },
  ];
  return (
    <div className={sidebarStyles.stack}>
      <div className={inputsStyles.actions}>
        {acts.map(({ label, refusal, ...act }) => (
          <ActionButton key={label} disabled={refusal !== undefined} aria-describedby={why} {...act}>
            {label}
          </ActionButton>
        ))}
      </div>
      <Reasons id={why} reasons={Object.values(refusals)} />
    </div>
  );
}

const deactivateQuestion = (name: string) => ({
  title: t.deactivateTitle,
  text: t.deactivateText(name),
  consequences: [t.sessionsEnd, ...t.deactivateConsequences],
  yes: t.deactivate,
  danger: true,
});

const resetQuestion = (name: string) => ({
  title: t.resetTitle,
  text: t.resetText(name),
  consequences: [t.resetConsequence, t.sessionsEnd],
  yes: t.reset,
  danger: true,
});

const resetFactorsQuestion = (name: string) => ({
  title: messages.secondFactor.reset,
  text: messages.secondFactor.resetText(name),
  consequences: messages.secondFactor.resetConsequences,
  yes: messages.secondFactor.reset,
  danger: true,
});

const signOutQuestion = (name: string) => ({
  title: t.signOutEverywhere,
  text: t.signOutText(name),
  yes: t.signOutEverywhere,
  danger: true,
});
