import { Dialog } from '../../ui/Dialog.tsx';
import { DayItems } from './DayItems.tsx';
import { formatLongDay } from './format-days.ts';
import type { DayItem } from './group-by-day.ts';

interface DayDialogProps {
  day: string;
  items: readonly DayItem[];
  onOpen: (slug: string) => void;
  onClose: () => void;
}

export const DayDialog = ({ day, items, onOpen, onClose }: DayDialogProps) => (
  <Dialog title={formatLongDay(day)} width={560} onClose={onClose}>
    <DayItems items={items} onOpen={onOpen} />
  </Dialog>
);
