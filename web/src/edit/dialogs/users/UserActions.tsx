import { useId } from 'react';
import type { UserRow } from '../../../../../proto/entities/user.ts';
import { statusOf } from '../../../../../proto/user-status.ts';
import { api } from '../../../api.ts';
import { currentUser } from '../../core/permissions.ts';
import { confirm } from '../../core/question-actions.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Reasons } from '../../ui/Reasons.tsx';
import type { SentLink } from './LinkNotice.tsx';
import { deactivateRefusal, manageRefusal, resetRefusal } from './user-refusals.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.users;

interface UserActionsProps {
  user: UserRow;
  onSent: (sent: SentLink) => void;
  onChanged: (user?: UserRow) => void;
}

export function UserActions({ user, onSent, onChanged }: UserActionsProps) {
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
    await runWithToast(editor, async () => onSent({ kind, email, ...(await call()) }));
    onChanged();
  };
  const reset = async () => {
    if (await confirm(editor, resetQuestion(username)))
      await send('reset', () => api('POST /user/resetPassword', { userId }));
  };
  const deactivate = async () => {
    if (!(await confirm(editor, deactivateQuestion(username)))) return;
    const run = async () => onChanged(await api('POST /user/deactivate', { userId }));
    await runWithToast(editor, run, t.deactivated(username));
  };
  const reactivate = () =>
    runWithToast(
      editor,
      async () => onChanged(await api('POST /user/reactivate', { userId })),
      t.reactivated(username),
    );
  return (
    <div className={sidebarStyles.stack}>
      <div className={inputsStyles.actions}>
        {status === 'invited' ? (
          <ActionButton
            run={() => send('invite', () => api('POST /user/reverify', { userId }))}
            disabled={refusals.manage !== undefined}
            aria-describedby={why}
          >
            {t.reinvite}
          </ActionButton>
        ) : (
          <ActionButton run={reset} disabled={refusals.reset !== undefined} aria-describedby={why}>
            {t.reset}
          </ActionButton>
        )}
        {status === 'deactivated' ? (
          <ActionButton run={reactivate} disabled={refusals.manage !== undefined} aria-describedby={why}>
            {t.reactivate}
          </ActionButton>
        ) : (
          <ActionButton
            look="danger"
            run={deactivate}
            disabled={refusals.deactivate !== undefined}
            aria-describedby={why}
          >
            {t.deactivate}
          </ActionButton>
        )}
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

export const signOutQuestion = (name: string) => ({
  title: t.signOutEverywhere,
  text: t.signOutText(name),
  yes: t.signOutEverywhere,
  danger: true,
});
