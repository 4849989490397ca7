import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import * as menuStyles from './styles/menu.module.css';

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  run: () => Promise<unknown> | void;
  busy?: boolean;
}

/** Uses `aria-disabled` while busy, because `disabled` would lose the focus. */
export function ActionButton({ run, busy = false, children, ...rest }: ActionButtonProps) {
  const [isRunning, setRunning] = useState(false);
  const running = useRef(false);
  const isBusy = isRunning || busy;
  const start = async () => {
    if (running.current || busy) return;
    running.current = true;
    setRunning(true);
    try {
      await run();
    } finally {
      running.current = false;
      setRunning(false);
    }
  };
  return (
    <Button {...rest} aria-busy={isBusy || undefined} aria-disabled={isBusy || undefined} onClick={() => void start()}>
      {isBusy && <LoaderCircle size={14} className={menuStyles.spinning} aria-hidden />}
      {children}
    </Button>
  );
}
