import { type ReactNode, useContext, useMemo } from 'react';
import { AtContext } from './parts-context.ts';

/** Everything inside stands further down the path: in a field, and there in the item or row with the key. */
export function PathScope({ at, itemKey, children }: { at: string; itemKey?: string; children: ReactNode }) {
  const parent = useContext(AtContext);
  const path = useMemo(
    () => [...parent, ...at.split('.'), ...(itemKey === undefined ? [] : [`#${itemKey}`])],
    [parent, at, itemKey],
  );
  return <AtContext value={path}>{children}</AtContext>;
}
