import { runWithToast } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { CopyDialog } from '../CopyDialog.tsx';

const t = messages.users.link;

export interface SentLink {
  kind: 'invite' | 'reset';
  email: string;
  link: string;
  mailProblem?: string;
  /** Makes another link and mails it. */
  send: () => Promise<Pick<SentLink, 'link' | 'mailProblem'>>;
}

interface LinkNoticeProps {
  sent: SentLink;
  onSent: (sent: SentLink) => void;
  onClose: () => void;
}

export function LinkNotice({ sent, onSent, onClose }: LinkNoticeProps) {
  const editor = useEditor();
  const { kind, email, link, mailProblem, send } = sent;
  const sendAgain = () =>
    runWithToast(editor, async () => onSent({ ...sent, mailProblem: undefined, ...(await send()) }));
  return (
    <CopyDialog
      title={mailProblem === undefined ? t[kind] : t.notSentTitle}
      label={common.link}
      hint={t.hint[kind]}
      text={link}
      copy={t.copy}
      copied={t.copied}
      onClose={onClose}
    >
      {mailProblem === undefined ? (
        <p role="status">{t.sent(email)}</p>
      ) : (
        <>
          <ErrorMessage>{t.notSent(email, mailProblem)}</ErrorMessage>
          <ActionButton run={sendAgain}>{t.sendAgain}</ActionButton>
        </>
      )}
    </CopyDialog>
  );
}
