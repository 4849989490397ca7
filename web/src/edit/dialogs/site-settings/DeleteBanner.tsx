import type { PageBanner } from '../../../../../proto/entities/page-banner.ts';
import { api } from '../../../api.ts';
import { attempt } from '../../core/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface DeleteBannerProps {
  domainId: string;
  banner: PageBanner;
  onRemoved: () => void;
  onClose: () => void;
}

export function DeleteBanner({ domainId, banner, onRemoved, onClose }: DeleteBannerProps) {
  const remove = async () => {
    if (await attempt(() => api('POST /pageBanners/deleteItem', { domainId, banner }), 'Banner Deleted')) onRemoved();
  };
  return (
    <Dialog title="Warning, You are about to delete a banner!" width={800} height={300} onClose={onClose}>
      <p>Are you sure you want to delete this banner?</p>
      <p>Warning: Once you delete this banner there is no way to recover it.</p>
      <div className="ed-actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" onClick={() => void remove()}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
