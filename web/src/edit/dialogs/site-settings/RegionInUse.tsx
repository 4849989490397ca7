import { formatCount } from '../../confirm/format-count.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface RegionInUseProps {
  pages: readonly { _id: string; slug: string }[];
  onClose: () => void;
}

export function RegionInUse({ pages, onClose }: RegionInUseProps) {
  const visible = pages.filter(({ slug }) => slug !== '');
  const hidden = pages.length - visible.length;
  return (
    <Dialog title="Region in Use" onClose={onClose}>
      <p>The following pages are currently using this region:</p>
      <ul>
        {visible.map(({ _id, slug }) => (
          <li key={_id}>/{slug}</li>
        ))}
        {hidden > 0 && <li>{formatCount(hidden, 'page')} that you may not see</li>}
      </ul>
      <p>Before deleting this region, either move these pages to another region or delete them</p>
      <div className="ed-actions">
        <Button look="primary" onClick={onClose}>
          Ok
        </Button>
      </div>
    </Dialog>
  );
}
