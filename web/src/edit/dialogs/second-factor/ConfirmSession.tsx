import type { FactorProof } from '../../../../../proto/entities/second-factor.ts';
import { api } from '../../../api.ts';
import { openPanel } from '../../core/panel-actions.ts';
import { currentUser } from '../../core/permissions.ts';
import { reloadUser } from '../../core/reload-user.ts';
import { isStepOver } from '../../core/sign-in.ts';
import { useEditor } from '../../core/use-editor.ts';
import { canCloseForms } from '../../forms/form-actions.ts';
import { common, messages } from '../../messages/messages.ts';
import { flushInBackground } from '../../saving/commands.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { useResult } from '../../ui/use-call.ts';
import { ProofForm } from './ProofForm.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.secondFactor;

interface ConfirmSessionProps {
  refresh: () => void;
  onAnswer: (isConfirmed: boolean) => void;
}

export function ConfirmSession({ refresh, onAnswer }: ConfirmSessionProps) {
  const editor = useEditor();
  const { data: asked, error, reload } = useResult('start', () => api('POST /user/startConfirmation', {}));
  const cancel = () => onAnswer(false);
  const confirm = async (ticket: string, proof: FactorProof) => {
    try {
      await api('POST /user/confirmSession', { ticket, proof });
    } catch (failure) {
      if (isStepOver(failure)) reload();
      throw failure;
    }
    const { withheld } = currentUser(editor.state) ?? {};
    await reloadUser(editor);
    onAnswer(true);
    if (!withheld?.roles.length) return;
    // The visit was loaded without the roles.
    await flushInBackground(editor);
    refresh();
  };
  const openAccount = async () => {
    if (!(await canCloseForms(editor))) return;
    cancel();
    openPanel(editor, { kind: 'dashboard', tab: 'account' });
  };
  return (
    <Dialog title={t.confirmTitle} width={480} onClose={cancel}>
      <ErrorMessage>{error}</ErrorMessage>
      {!asked && !error && <p>{common.loading}</p>}
      {asked?.kinds.length === 0 && (
        <>
          <p>{t.setUpText}</p>
          <div className={inputsStyles.actions}>
            <Button onClick={cancel}>{common.cancel}</Button>
            <Button look="primary" onClick={() => void openAccount()}>
              {t.openAccount}
            </Button>
          </div>
        </>
      )}
      {asked && asked.kinds.length > 0 && (
        <ProofForm text={t.confirmText} asked={asked} send={(proof) => confirm(asked.ticket, proof)}>
          <Button look="quiet" onClick={cancel}>
            {common.cancel}
          </Button>
        </ProofForm>
      )}
    </Dialog>
  );
}
