import { Fragment, type ReactNode } from 'react';
import { PathScope } from './PathScope.tsx';

export function Rows<R extends { key: string }>({
  at,
  rows,
  children,
}: {
  at: string;
  rows: readonly R[];
  children: (row: R, index: number) => ReactNode;
}) {
  return rows.map((row, index) => (
    <Fragment key={row.key}>
      <PathScope at={at} itemKey={row.key}>
        {children(row, index)}
      </PathScope>
    </Fragment>
  ));
}
