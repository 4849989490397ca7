import { type ReactNode, useContext, useMemo, Fragment } from 'react';
import type { Fields, ListField } from '../../fields/field.ts';
import { ScopeContext } from './parts-context.ts';

interface Props {
  at: string;
  itemKey: string;
  fields?: Fields;
  children: ReactNode;
}

export function PathScope({ at, itemKey, fields, children }: Props) {
  const scope = useContext(ScopeContext);
  const inner = useMemo(
    () => ({
      path: [...scope.path, ...at.split('.'), `#${itemKey}`],
      fields: fields ?? (scope.fields[at] as ListField | undefined)?.of ?? {},
    }),
    [scope, at, itemKey, fields],
  );
  return <ScopeContext value={inner}>{children}</ScopeContext>;
}

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
