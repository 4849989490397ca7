import { Fragment, useMemo } from 'react';
import type { ItemProps, Placed } from '../../blocks/parts/editing.ts';
import { usePlace } from './use-place.ts';
import { useStablePath } from './use-stable-path.ts';

/** Knows the elements of an item without putting one around them. */
export function EditableItem({ path, children }: ItemProps & Placed) {
  const stable = useStablePath(path);
  const follow = usePlace(
    'item',
    useMemo(() => ({ path: stable }), [stable]),
  );
  return <Fragment ref={follow}>{children}</Fragment>;
}
