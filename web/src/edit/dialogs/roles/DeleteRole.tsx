import type { Role } from '../../../../../proto/entities/user.ts';
import { api } from '../../../api.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { useCall } from '../../ui/use-call.ts';
import { isUsed, UseLists } from './UseLists.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.roles;

interface DeleteRoleProps {
  role: Role;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteRole({ role: { _id, name }, onDeleted, onClose }: DeleteRoleProps) {
  const editor = useEditor();
  const { data, error, reload } = useCall('GET /roles/uses', { _id });
  const remove = async () => {
    if (await runWithToast(editor, () => api('POST /roles/delete', { _id }), t.deleted)) onDeleted();
    // Somebody may have given the role in the meantime.
    else reload();
  };
  const isDeletable = data !== null && !isUsed(data);
  return (
    <Dialog title={t.deleteTitle} width={560} onClose={onClose}>
      <div className={sidebarStyles.stack}>
        <ErrorMessage>{error}</ErrorMessage>
        {!data && !error && <p>{t.checking}</p>}
        {data && <p>{isDeletable ? t.deleteText(name) : t.deleteBlocked(name)}</p>}
        {data && <UseLists uses={data} />}
        {isDeletable && <p>{messages.confirm.restorable}</p>}
      </div>
      <div className={inputsStyles.actions}>
        <Button onClick={onClose}>{isDeletable ? common.cancel : common.close}</Button>
        {isDeletable && (
          <ActionButton look="danger" run={remove}>
            {common.delete}
          </ActionButton>
        )}
      </div>
    </Dialog>
  );
}
