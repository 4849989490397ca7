import type { ReactNode } from 'react';
import { common } from '../messages/messages.ts';
import { idOf, type Keyed } from './key-of.ts';
import * as inputsStyles from './styles/inputs.module.css';
import * as tablesStyles from './styles/tables.module.css';

interface TableProps<R> {
  columns: readonly string[];
  rows: readonly R[] | null | undefined;
  error?: string;
  nothing?: string;
  children: (row: R) => ReactNode;
}

export function Table<R>({
  columns,
  rows,
  keyOf = idOf,
  error,
  nothing = common.noResults,
  children,
}: TableProps<R> & Keyed<R>) {
  return (
    <>
      {error && <p className={inputsStyles.error}>{error}</p>}
      <div className={tablesStyles.scroll}>
        <table className={tablesStyles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows?.map((row) => (
              <tr key={keyOf(row)}>{children(row)}</tr>
            ))}
            {rows?.length === 0 && (
              <tr>
                <td colSpan={columns.length}>{nothing}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}
