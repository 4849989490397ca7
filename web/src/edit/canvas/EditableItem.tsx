import { Fragment, useMemo } from 'react';
import type { ItemProps, WithPath } from '../../blocks/parts/parts-context.ts';
import { useRegisteredElement } from './use-registered-element.ts';
import { useStablePath } from './use-stable-path.ts';

export function EditableItem({ path, children }: ItemProps & WithPath) {
  const stable = useStablePath(path);
  const follow = useRegisteredElement(
    'item',
    useMemo(() => ({ path: stable }), [stable]),
  );
  return <Fragment ref={follow}>{children}</Fragment>;
}
