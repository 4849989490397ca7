import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.siteSettings.regions.inUse;

interface RegionInUseProps {
  pages: readonly { _id: string; slug: string }[];
  onClose: () => void;
}

export function RegionInUse({ pages, onClose }: RegionInUseProps) {
  const visible = pages.filter(({ slug }) => slug !== '');
  const hidden = pages.length - visible.length;
  return (
    <Dialog title={t.title} onClose={onClose}>
      <p>{t.text}</p>
      <ul>
        {visible.map(({ _id, slug }) => (
          <li key={_id}>/{slug}</li>
        ))}
        {hidden > 0 && <li>{t.hidden(hidden)}</li>}
      </ul>
      <p>{t.advice}</p>
      <div className={inputsStyles.actions}>
        <Button look="primary" onClick={onClose}>
          {t.ok}
        </Button>
      </div>
    </Dialog>
  );
}
