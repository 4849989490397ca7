import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

export function RegionInUse({ slugs, onClose }: { slugs: readonly string[]; onClose: () => void }) {
  return (
    <Dialog title="Region in Use" onClose={onClose}>
      <p>The following pages are currently using this region:</p>
      <ul>
        {slugs.map((slug) => (
          <li key={slug}>/{slug}</li>
        ))}
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
