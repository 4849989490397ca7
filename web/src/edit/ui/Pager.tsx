import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './Button.tsx';
import { messages } from '../messages/messages.ts';

const t = messages.ui;

interface PagerProps {
  /** 1-based. */
  page: number;
  size: number;
  total: number;
  sizes?: readonly number[];
  onPage: (page: number) => void;
  onSize?: (size: number) => void;
}

export function Pager({ page, size, total, sizes = [], onPage, onSize }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / size));
  const first = total === 0 ? 0 : (page - 1) * size + 1;
  return (
    <div className="ed-pager">
      {onSize && (
        <label>
          {t.perPage}{' '}
          <select value={size} onChange={(event) => onSize(Number(event.target.value))}>
            {sizes.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
      )}
      <span>{t.range({ first, last: Math.min(page * size, total), total })}</span>
      <Button look="icon" aria-label={t.previousPage} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={18} />
      </Button>
      <Button look="icon" aria-label={t.nextPage} disabled={page >= last} onClick={() => onPage(page + 1)}>
        <ChevronRight size={18} />
      </Button>
    </div>
  );
}
