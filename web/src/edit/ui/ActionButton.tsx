import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, createContext, use, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import * as menuStyles from './styles/menu.module.css';

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  run: () => Promise<unknown> | void;
  busy?: boolean;
}

/** Whether the form around an action is being saved. */
export const BusyContext = createContext(false);

/** Uses `aria-disabled` while busy, because `disabled` would lose the focus. */
export function ActionButton({ run, busy: isOwnBusy = false, children, ...rest }: ActionButtonProps) {
  const busy = use(BusyContext) || isOwnBusy;
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
