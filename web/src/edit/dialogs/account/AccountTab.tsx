import { currentUser } from '../../core/permissions.ts';
import { useEditorState, useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ReviewToggle } from '../../publishing/ReviewToggle.tsx';
import type { ScreenProps } from '../places.ts';
import { describeRole } from '../roles/describe-grants.ts';
import { useRightNames } from '../roles/right-names.ts';
import { Rights } from '../roles/Rights.tsx';
import { AccountForm } from './AccountForm.tsx';
import { OwnSessions } from './SessionList.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { defaultLayout } from '../../core/sidebar-layout.ts';
import { changeSidebarLayout } from '../../core/sidebar-layout-actions.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as styles from './account.module.css';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.account;

export function AccountTab({ refresh }: ScreenProps) {
  const user = currentUser(useEditorState());
  const names = useRightNames();
  if (!user) return null;
  return (
    <div className={styles.account}>
      <div className={styles.accountPart}>
        <AccountForm user={user} onSaved={refresh} />
        <PasswordForm username={user.username} />
      </div>
      <div className={styles.accountPart}>
        <section className={sidebarStyles.stack}>
          <h3>{t.rights}</h3>
          <Rights sentences={user.admin || user.roles.length > 0 ? describeRole(user, names) : [t.noRights]} />
        </section>
        <OwnSessions />
        <section className={sidebarStyles.stack}>
          <h3>{common.publish}</h3>
          <ReviewToggle />
        </section>
      </div>
    </div>
  );
}

export function EditorPreferences() {
  const editor = useEditor();
  const { side } = useEditorState().sidebarLayout;
  return (
    <section className={sidebarStyles.stack}>
      <h3>{t.preferences}</h3>
      <p className={inputsStyles.hint}>{t.preferencesHint}</p>
      <Select
        label={t.sidebarSide}
        value={side}
        options={[
          { value: 'left', text: t.sides.left },
          { value: 'right', text: t.sides.right },
        ]}
        onChange={(next) => next && changeSidebarLayout(editor, { side: next })}
      />
      <div className={inputsStyles.actions}>
        <Button onClick={() => changeSidebarLayout(editor, defaultLayout)}>{t.resetLayout}</Button>
      </div>
    </section>
  );
}
