import { History } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DocumentHistory, type DocumentHistoryProps } from './DocumentHistory.tsx';
import { common, messages } from '../messages/messages.ts';
import * as baseStyles from '../ui/styles/base.module.css';

interface HistoryButtonProps extends DocumentHistoryProps {
  name: string;
  isIcon?: boolean;
  refusal?: string;
  'aria-describedby'?: string;
}

export function HistoryButton({
  name,
  isIcon = false,
  refusal,
  'aria-describedby': why,
  ...history
}: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const title = messages.history.titleOf(name);
  return (
    <>
      <Button
        look={isIcon ? 'icon' : 'plain'}
        aria-label={title}
        title={refusal ?? (isIcon ? common.history : undefined)}
        disabled={refusal !== undefined}
        aria-describedby={why}
        onClick={() => setOpen(true)}
      >
        <History size={16} aria-hidden /> {!isIcon && common.history}
      </Button>
      {isOpen &&
        // Rendered outside its row or form, because their styles would apply to it.
        createPortal(
          <Dialog title={title} width={800} onClose={() => setOpen(false)}>
            <DocumentHistory {...history} />
          </Dialog>,
          document.querySelector(`.${baseStyles.root}`) ?? document.body,
        )}
    </>
  );
}
