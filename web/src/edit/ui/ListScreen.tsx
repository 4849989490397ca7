import { ChevronDown, ChevronUp, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useEffectEvent, useState } from 'react';
import { common, messages } from '../messages/messages.ts';
import { Button } from './Button.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { idOf, type Keyed } from './key-of.ts';
import { Pager } from './Pager.tsx';
import { Reasons } from './Reasons.tsx';
import { Select } from './Select.tsx';
import { Check } from './SelectionBar.tsx';
import { TextInput } from './TextInput.tsx';
import { Toggle } from './Toggle.tsx';
import type { Asked } from '../core/screen-address.ts';
import type { List } from './use-list.ts';
import { useEditor } from '../core/use-editor.ts';
import * as styles from './ListScreen.module.css';
import * as tablesStyles from './styles/tables.module.css';

interface Column<R> {
  label: string;
  show: (row: R) => ReactNode;
  /** The name by which the call sorts, and the direction that the first press gives. */
  sort?: string;
  first?: 'asc' | 'desc';
}

type Filter = {
  label: string;
  /** The filter is shown once the user opens "More filters". */
  isSecondary?: true;
} & (
  | { none: string; options: readonly { value: string; text: string }[] }
  | { type: 'search'; placeholder?: string; suggestions?: readonly string[] }
  | { type: 'date' }
  | { type: 'toggle' }
);

interface Selection<R> {
  has: (row: R) => boolean;
  toggle: (row: R, isOn: boolean, isRange?: boolean) => void;
  /** Whether all rows that are shown are selected. */
  isAll: boolean;
  toggleAll: (isOn: boolean) => void;
  /** Whether the maximum number of rows is selected. */
  isFull?: boolean;
  /** Whether a row can be selected. */
  isOpen?: (row: R) => boolean;
  label: string;
  labelOf: (row: R) => string;
}

interface ListScreenProps<R, F extends string> {
  list: List<F>;
  rows: readonly R[] | null | undefined;
  /** If there is neither a total nor a cursor, `rows` contains all rows. */
  total?: number;
  /** The cursor of the next page; null on the last one. */
  next?: string | null;
  error: string;
  columns?: readonly Column<R>[];
  acts?: (row: R) => ReactNode;
  /** The label of the search field. */
  search?: string;
  filters?: Record<F, Filter>;
  selection?: Selection<R>;
  /** Text of an empty list, which suggests how to fill it. */
  nothing?: string;
  add?: { label: string; open: () => void; refusal?: string };
  /** Other acts on the whole list. */
  tools?: ReactNode;
  /** Shows the rows in place of the table. */
  body?: ReactNode;
  children?: ReactNode;
}

export function ListScreen<R, F extends string>({
  list: { sizes, typed, asked, ask },
  rows,
  total = rows?.length ?? 0,
  next,
  error,
  keyOf = idOf,
  columns = [],
  acts,
  search,
  filters,
  selection,
  nothing = common.noResults,
  add,
  tools,
  body,
  children,
}: ListScreenProps<R, F> & Keyed<R>) {
  const why = useId();
  useStartsAdding(() => add?.open());
  const { page, size, cursors } = typed;
  const isWhole = next === undefined && total === rows?.length;
  const last = Math.max(1, Math.ceil(total / size));
  useEffect(() => {
    // The last row of the last page may just have been deleted.
    if (rows && next === undefined && page > last) ask({ page: last });
  }, [rows, next, page, last, ask]);
  const isNarrowed = asked.search !== '' || Object.values(asked.filters).some(Boolean);
  const fields = Object.entries<Filter>(filters ?? {});
  const secondary = fields.filter(([, { isSecondary }]) => isSecondary);
  const active = secondary.filter(([name]) => typed.filters[name as F]).length;
  const [showsMore, setShowsMore] = useState(active > 0);
  const showChip = ([name, { isSecondary: _, ...filter }]: [string, Filter]) => (
    <FilterChip
      key={name}
      filter={filter}
      value={typed.filters[name as F] ?? ''}
      onChange={(value) => ask({ filters: { ...typed.filters, [name]: value } })}
    />
  );
  return (
    <div className={styles.list}>
      <div className={styles.listBar}>
        <search className={styles.listFilters}>
          {search && (
            <TextInput
              label={search}
              type="search"
              maxLength={200}
              value={typed.search}
              onChange={(text) => ask({ search: text })}
            />
          )}
          {fields.filter(([, { isSecondary }]) => !isSecondary).map(showChip)}
          {secondary.length > 0 && (
            <Button aria-expanded={showsMore} onClick={() => setShowsMore(!showsMore)}>
              {common.moreFilters(active)}
            </Button>
          )}
          {showsMore && secondary.map(showChip)}
          {isNarrowed && (
            <Button look="quiet" onClick={() => ask({ search: '', filters: {} })}>
              {common.clearFilters}
            </Button>
          )}
        </search>
        {tools && <div className={styles.listTools}>{tools}</div>}
        {add && (
          <Button
            look="primary"
            disabled={add.refusal !== undefined}
            aria-describedby={add.refusal && why}
            onClick={add.open}
          >
            <Plus size={16} aria-hidden /> {add.label}
          </Button>
        )}
      </div>
      <Reasons id={why} reasons={[add?.refusal]} />
      <ErrorMessage>{error}</ErrorMessage>
      {children}
      {body ?? (
        // Rows have buttons; without any, only the focus makes it scroll by keys.
        <div className={tablesStyles.scroll} tabIndex={rows?.length ? undefined : 0}>
          <table className={`${tablesStyles.table} ${styles.listTable}`}>
            <thead>
              <tr>
                {selection && (
                  <th scope="col">
                    <Check label={selection.label} isOn={selection.isAll} onChange={selection.toggleAll} />
                  </th>
                )}
                {columns.map((column) => (
                  <ColumnHead key={column.label} column={column} typed={typed} onSort={ask} />
                ))}
                {acts && <th scope="col">{common.actions}</th>}
              </tr>
            </thead>
            <tbody>
              {(isWhole ? rows?.slice((page - 1) * size, page * size) : rows)?.map((row) => (
                <tr key={keyOf(row)} data-selected={selection?.has(row)}>
                  {selection && (
                    <td>
                      <Check
                        label={selection.labelOf(row)}
                        isOn={selection.has(row)}
                        disabled={(selection.isFull && !selection.has(row)) || selection.isOpen?.(row) === false}
                        onChange={(isOn, isRange) => selection.toggle(row, isOn, isRange)}
                      />
                    </td>
                  )}
                  {columns.map(({ label, show }) => (
                    <td key={label}>{show(row)}</td>
                  ))}
                  {acts && <td className={styles.listActs}>{acts(row)}</td>}
                </tr>
              ))}
              {!rows?.length && !error && (
                <tr>
                  <td colSpan={columns.length + (acts ? 1 : 0) + (selection ? 1 : 0)} className={styles.listNothing}>
                    {!rows ? common.loading : isNarrowed ? common.noResults : nothing}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      )}
      {next === undefined ? (
        <Pager
          page={page}
          size={size}
          total={total}
          sizes={sizes}
          onPage={(to) => ask({ page: to })}
          onSize={sizes.length > 1 ? (to) => ask({ size: to }) : undefined}
        />
      ) : (
        <div className={tablesStyles.pager}>
          <Button disabled={cursors.length === 0} onClick={() => ask({ cursors: cursors.slice(0, -1) })}>
            {messages.ui.newer}
          </Button>
          <Button disabled={next === null} onClick={() => next !== null && ask({ cursors: [...cursors, next] })}>
            {messages.ui.older}
          </Button>
        </div>
      )}
    </div>
  );
}

interface FilterChipProps {
  filter: Filter;
  value: string;
  onChange: (value: string) => void;
}

function FilterChip({ filter, value, onChange }: FilterChipProps) {
  const id = useId();
  if ('options' in filter) return <Select {...filter} value={value} onChange={onChange} />;
  if (filter.type === 'toggle')
    return <Toggle label={filter.label} value={value !== ''} onChange={(isOn) => onChange(isOn ? 'true' : '')} />;
  if (filter.type === 'date') return <TextInput {...filter} value={value} onChange={onChange} />;
  const { suggestions = [], ...field } = filter;
  return (
    <>
      <TextInput {...field} list={id} value={value} onChange={onChange} />
      <datalist id={id}>
        {suggestions.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}

interface ColumnHeadProps<R> {
  column: Column<R>;
  typed: Pick<Asked, 'sort' | 'direction'>;
  onSort: (part: Pick<Asked, 'sort' | 'direction'>) => void;
}

function ColumnHead<R>({ column: { label, sort, first = 'asc' }, typed, onSort }: ColumnHeadProps<R>) {
  if (!sort) return <th scope="col">{label}</th>;
  const isSorted = typed.sort === sort;
  const isUp = typed.direction === 'asc';
  const direction = !isSorted ? first : isUp ? 'desc' : 'asc';
  const Arrow = isUp ? ChevronUp : ChevronDown;
  return (
    <th scope="col" aria-sort={!isSorted ? undefined : isUp ? 'ascending' : 'descending'}>
      <button type="button" className={styles.listSort} onClick={() => onSort({ sort, direction })}>
        {label}
        {isSorted && <Arrow size={14} aria-hidden />}
      </button>
    </th>
  );
}

/** Opens the form for a new entry if the screen was opened for that. The dialog of the screen opens first, so that the form is above it. */
function useStartsAdding(open: () => void): void {
  const { panel } = useEditor().state;
  const start = useEffectEvent(() => {
    if ('adds' in panel && panel.adds) open();
  });
  useEffect(() => start(), []);
}
