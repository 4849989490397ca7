import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DocumentHistory, type DocumentHistoryProps } from './DocumentHistory.tsx';

interface HistoryButtonProps extends DocumentHistoryProps {
  /** What the document is called. */
  name: string;
  /** An icon alone, for a row of a table. */
  isIcon?: boolean;
}

/** Opens the history of a document. */
export function HistoryButton({ name, isIcon = false, ...history }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const title = `History of ${name}`;
  return (
    <>
      <Button
        look={isIcon ? 'icon' : 'plain'}
        aria-label={title}
        title={isIcon ? 'History' : undefined}
        onClick={() => setOpen(true)}
      >
        <History size={16} aria-hidden /> {!isIcon && 'History'}
      </Button>
      {isOpen && (
        <Dialog title={title} width={800} onClose={() => setOpen(false)}>
          <DocumentHistory {...history} />
        </Dialog>
      )}
    </>
  );
}
