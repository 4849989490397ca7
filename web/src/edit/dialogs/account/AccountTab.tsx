import { currentUser, noRoleReason } from '../../core/permissions.ts';
import { useEditorState } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ReviewToggle } from '../../publishing/ReviewToggle.tsx';
import type { ScreenProps } from '../places.ts';
import { OwnApiTokens } from '../api-tokens/OwnApiTokens.tsx';
import { describeRole, useRightNames } from '../roles/describe-grants.ts';
import { Rights } from '../roles/Rights.tsx';
import { AccountForm } from './AccountForm.tsx';
import { OwnSessions } from './SessionList.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactors } from './SecondFactors.tsx';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as styles from './account.module.css';

const t = messages.account;

export function AccountTab({ refresh }: ScreenProps) {
  const now = useEditorState();
  const user = currentUser(now);
  const names = useRightNames();
  if (!user) return null;
  const noRights = noRoleReason(now) ?? messages.secondFactor.withheld[user.secondFactor ?? 'missing'];
  return (
    <div className={styles.account}>
      <div className={styles.accountPart}>
        <AccountForm user={user} onSaved={refresh} />
        <PasswordForm username={user.username} />
      </div>
      <div className={styles.accountPart}>
        <section className={sidebarStyles.stack}>
          <h3>{t.rights}</h3>
          <Rights sentences={user.admin || user.roles.length > 0 ? describeRole(user, names) : [noRights]} />
        </section>
        <SecondFactors user={user} />
        <OwnSessions />
        {(user.admin || user.grants.length > 0) && <OwnApiTokens user={user} />}
        <section className={sidebarStyles.stack}>
          <h3>{common.publish}</h3>
          <ReviewToggle />
        </section>
      </div>
    </div>
  );
}
