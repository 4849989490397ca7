import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './IconButton.tsx';
import { messages } from '../messages/messages.ts';
import * as tablesStyles from './styles/tables.module.css';

const t = messages.ui;

interface PagerProps {
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
    <div className={tablesStyles.pager}>
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
      <IconButton
        icon={ChevronLeft}
        size={18}
        label={t.previousPage}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        icon={ChevronRight}
        size={18}
        label={t.nextPage}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
}
