import type { PageBanner } from '../../../../../proto/entities/page-banner.ts';
import { api } from '../../../api.ts';
import { describeUse } from '../../confirm/uses.ts';
import { useEditor } from '../../core/use-editor.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { common, messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as cropperStyles from '../../ui/styles/cropper.module.css';

const t = messages.siteSettings.banners;

interface DeleteBannerProps {
  domainId: string;
  banner: PageBanner;
  onRemoved: () => void;
  onClose: () => void;
}

export function DeleteBanner({ domainId, banner, onRemoved, onClose }: DeleteBannerProps) {
  const editor = useEditor();
  const { data: uses } = useCall('GET /dependencies/checkDependencies', { type: 'banner', bannerId: banner._id });
  const remove = async () => {
    if (await runWithToast(editor, () => api('POST /pageBanners/deleteItem', { domainId, banner }), t.deleted))
      onRemoved();
  };
  return (
    <Dialog title={t.deleteTitle} width={800} height={300} onClose={onClose}>
      <p>{t.deleteText}</p>
      <p>{messages.confirm.restorable}</p>
      {uses && uses.length > 0 && (
        <>
          <p>{t.uses}</p>
          <ul className={cropperStyles.uses}>
            {uses.map((use) => (
              <li key={use.parentId}>{describeUse(use)}</li>
            ))}
          </ul>
        </>
      )}
      <div className={inputsStyles.actions}>
        <Button onClick={onClose}>{common.cancel}</Button>
        <ActionButton look="danger" run={remove}>
          {common.delete}
        </ActionButton>
      </div>
    </Dialog>
  );
}
