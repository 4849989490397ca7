import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import { messages } from '../messages/messages.ts';
import * as styles from './compare.module.css';

const t = messages.compare;

interface StepsProps {
  position: number;
  count: number;
  onStep: (by: number) => void;
}

export function Steps({ position, count, onStep }: StepsProps) {
  return (
    <div className={styles.compareSteps}>
      <IconButton icon={ChevronUp} label={t.previous} onClick={() => onStep(-1)} disabled={count === 0} />
      <span role="status">{count === 0 ? t.count(0) : t.position({ position, count })}</span>
      <IconButton icon={ChevronDown} label={t.next} onClick={() => onStep(1)} disabled={count === 0} />
    </div>
  );
}
