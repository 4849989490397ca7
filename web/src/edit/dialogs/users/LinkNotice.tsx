import { showError, showSuccess } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.users.link;

export interface SentLink {
  kind: 'invite' | 'reset';
  email: string;
  link: string;
  mailProblem?: string;
}

export function LinkNotice({
  sent: { kind, email, link, mailProblem },
  onClose,
}: {
  sent: SentLink;
  onClose: () => void;
}) {
  const editor = useEditor();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => showSuccess(editor, t.copied),
      () => showError(editor, t.notCopied),
    );
  return (
    <Dialog title={mailProblem === undefined ? t[kind] : t.notSentTitle} width={560} onClose={onClose}>
      <div className={sidebarStyles.stack}>
        {mailProblem === undefined ? (
          <p>{t.sent(email)}</p>
        ) : (
          <p role="alert" className={inputsStyles.error}>
            {t.notSent(email, mailProblem)}
          </p>
        )}
        <TextInput
          label={common.link}
          hint={t.hint[kind]}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
          onChange={() => undefined}
        />
      </div>
      <div className={inputsStyles.actions}>
        <ActionButton look="primary" run={copy}>
          {t.copy}
        </ActionButton>
        <Button onClick={onClose}>{common.close}</Button>
      </div>
    </Dialog>
  );
}
