import { useState } from 'react';
import { confirm } from '../../core/question-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { copyText } from '../copy-text.ts';
import { saveFile } from '../save-file.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as styles from './account.module.css';

const t = messages.secondFactor;

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
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
