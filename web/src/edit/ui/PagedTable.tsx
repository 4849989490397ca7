import { useEffect } from 'react';
import { Pager } from './Pager.tsx';
import { Table, type TableProps } from './Table.tsx';
import type { Paging } from './use-paging.ts';

interface PagedTableProps<R> extends TableProps<R> {
  paging: Paging;
  total?: number;
  sizes?: readonly number[];
}

export function PagedTable<R>({ paging, total, sizes, rows, ...table }: PagedTableProps<R>) {
  const { page, size, onPage, onSize } = paging;
  const count = total ?? rows?.length;
  // The last row of the last page may just have been deleted.
  const last = count === undefined ? page : Math.max(1, Math.ceil(count / size));
  useEffect(() => {
    if (page > last) onPage(last);
  });
  return (
    <>
      <Table {...table} rows={total === undefined ? rows?.slice((page - 1) * size, page * size) : rows} />
      <Pager page={page} size={size} sizes={sizes} total={count ?? 0} onPage={onPage} onSize={sizes && onSize} />
    </>
  );
}
