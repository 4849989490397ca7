import { common, messages } from '../../messages/messages.ts';
import { CopyDialog } from '../CopyDialog.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.users.link;

export interface SentLink {
  kind: 'invite' | 'reset';
  email: string;
  link: string;
  mailProblem?: string;
}

export const LinkNotice = ({
  sent: { kind, email, link, mailProblem },
  onClose,
}: {
  sent: SentLink;
  onClose: () => void;
}) => (
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
      <p>{t.sent(email)}</p>
    ) : (
      <p role="alert" className={inputsStyles.error}>
        {t.notSent(email, mailProblem)}
      </p>
    )}
  </CopyDialog>
);
