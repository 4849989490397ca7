import { type ReactNode, useContext, useMemo } from 'react';
import { AtContext } from './parts-context.ts';

export function PathScope({ at, itemKey, children }: { at: string; itemKey?: string; children: ReactNode }) {
  const parent = useContext(AtContext);
  const path = useMemo(
    () => [...parent, ...at.split('.'), ...(itemKey === undefined ? [] : [`#${itemKey}`])],
    [parent, at, itemKey],
  );
  return <AtContext value={path}>{children}</AtContext>;
}
