import { useEffect, useRef, useState } from 'react';
import type { Factor } from '../../../../../proto/entities/second-factor.ts';
import type { User } from '../../../../../proto/permissions.ts';
import { api } from '../../../api.ts';
import { reloadCalls } from '../../core/calls.ts';
import { offersPasskeys } from '../../core/passkeys.ts';
import { confirm, runConfirmed } from '../../core/question-actions.ts';
import { reloadUser } from '../../core/reload-user.ts';
import { showSuccess } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { messages, common } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { useCall } from '../../ui/use-call.ts';
import { AddFactor, type Added } from './AddFactor.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { copyText } from '../CopyDialog.tsx';
import { saveFile } from '../save-file.ts';
import { formatDateTime } from '../../ui/format-date-time.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as styles from './account.module.css';
import * as formsStyles from '../../ui/styles/forms.module.css';
import * as rowsStyles from '../../ui/styles/rows.module.css';

const t = messages.secondFactor;

export function SecondFactors({ user }: { user: User }) {
  const editor = useEditor();
  const { data, error } = useCall('GET /user/factors', {});
  const [adding, setAdding] = useState<Factor['kind'] | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const section = useRef<HTMLElement>(null);
  const isMissing = user.secondFactor === 'missing';
  useEffect(() => {
    if (isMissing) section.current?.scrollIntoView();
  }, [isMissing]);
  const isEmpty = data?.factors.length === 0;
  const change = async () => {
    reloadCalls(editor);
    await reloadUser(editor);
  };
  const finish = ({ factor, recoveryCodes = [] }: Added) => {
    setAdding(null);
    setCodes(recoveryCodes);
    showSuccess(editor, t.added(factor.name));
    void change();
  };
  const renew = () => {
    const question = { title: t.renew, text: t.renewText, yes: t.renew, danger: true };
    const run = async () => setCodes((await api('POST /user/renewRecoveryCodes', {})).recoveryCodes);
    return runConfirmed(editor, question, run);
  };
  return (
    <section ref={section} className={sidebarStyles.stack}>
      <h3>{t.title}</h3>
      <p className={inputsStyles.hint}>{t.hint}</p>
      <ErrorMessage>{error}</ErrorMessage>
      {isEmpty && (
        <p className={data.isDemanded ? inputsStyles.error : inputsStyles.hint}>
          {data.isDemanded ? t.demanded : t.none}
        </p>
      )}
      {data && !isEmpty && (
        <>
          <FactorRows factors={data.factors} roles={data.isDemanded ? user.roles : []} onRemoved={change} />
          <p className={inputsStyles.hint}>{t.codesLeft(data.recoveryCodes)}</p>
        </>
      )}
      {!offersPasskeys() && <p className={inputsStyles.hint}>{t.noPasskeysHere}</p>}
      <div className={inputsStyles.actions}>
        {offersPasskeys() && <Button onClick={() => setAdding('passkey')}>{t.addPasskey}</Button>}
        <Button onClick={() => setAdding('app')}>{t.addApp}</Button>
        {data && !isEmpty && <ActionButton run={renew}>{t.renew}</ActionButton>}
      </div>
      {adding && <AddFactor kind={adding} onAdded={finish} onClose={() => setAdding(null)} />}
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </section>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const editor = useEditor();
  const [isSaved, setSaved] = useState(false);
  const text = codes.join('\n');
  const copy = async () => {
    if (await copyText(editor, text, t.codesCopied)) setSaved(true);
  };
  const close = async () => {
    const question = { title: t.leaveCodes, text: t.leaveCodesText, yes: common.close, danger: true };
    if (isSaved || (await confirm(editor, question))) onClose();
  };
  return (
    <Dialog title={t.recoveryCodes} width={480} onClose={() => void close()}>
      <div className={sidebarStyles.stack}>
        <p>{t.codesText}</p>
        <p>
          <strong>{t.codesOnce}</strong>
        </p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className={inputsStyles.actions}>
        <ActionButton look="primary" run={copy}>
          {t.copyCodes}
        </ActionButton>
        <Button
          onClick={() => {
            saveFile(t.codesFile, [`${text}\n`], 'text/plain');
            setSaved(true);
          }}
        >
          {t.downloadCodes}
        </Button>
        <Button onClick={() => void close()}>{common.close}</Button>
      </div>
    </Dialog>
  );
}

interface FactorRowsProps {
  factors: readonly Factor[];
  /** Ids of the roles of the user, if one of them needs a second factor. */
  roles: readonly string[];
  onRemoved: () => Promise<void>;
}

export function FactorRows({ factors, roles, onRemoved }: FactorRowsProps) {
  const editor = useEditor();
  const remove = async ({ _id, name }: Factor) => {
    const isLast = factors.length === 1;
    const question = {
      title: t.removeTitle,
      text: t.removeText(name),
      consequences: isLast ? [t.removeLast, ...(await demands(roles))] : [],
      yes: common.remove,
      danger: true,
    };
    const run = () => api('POST /user/removeFactor', { _id });
    if (await runConfirmed(editor, question, run, t.removed(name))) await onRemoved();
  };
  return (
    <ul className={`${rowsStyles.rows} ${formsStyles.versions}`} aria-label={t.title}>
      {factors.map((factor) => (
        <li key={factor._id}>
          <span className={rowsStyles.rowName}>
            <strong>{factor.name}</strong>
            <span>{describeFactor(factor)}</span>
          </span>
          <ActionButton aria-label={common.removeNamed(factor.name)} run={() => remove(factor)}>
            {common.remove}
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}

const describeFactor = ({ kind, isOfThisHost, createdAt, lastUsedAt }: Factor): string =>
  [
    t.kinds[kind],
    ...(isOfThisHost ? [] : [t.ofOtherHost]),
    t.addedAt(formatDateTime(createdAt)),
    lastUsedAt ? t.lastUsed(formatDateTime(lastUsedAt)) : t.notUsed,
  ].join(' · ');

/** Names the roles whose rights are lost without a second factor. */
async function demands(held: readonly string[]): Promise<string[]> {
  if (held.length === 0) return [];
  const { roles } = await api('GET /roles/list', { page: 1, perPage: 100 });
  const names = roles.flatMap(({ _id, name, secondFactor }) => (secondFactor && held.includes(_id) ? [name] : []));
  return names.length > 0 ? [t.removeDemanded(names)] : [];
}
