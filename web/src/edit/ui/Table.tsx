import type { ReactNode } from 'react';

export interface TableProps<R> {
  columns: readonly string[];
  /** Nothing while they are being asked for. */
  rows: readonly R[] | null | undefined;
  keyOf: (row: R) => string | number;
  error?: string;
  /** In place of the rows when there are none. */
  nothing?: string;
  /** The cells of a row. */
  children: (row: R) => ReactNode;
}

export function Table<R>({ columns, rows, keyOf, error, nothing = 'No results found', children }: TableProps<R>) {
  return (
    <>
      {error && <p className="ed-error">{error}</p>}
      <div className="ed-scroll">
        <table className="ed-table">
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
