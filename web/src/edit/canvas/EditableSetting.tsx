import { Fragment, useMemo } from 'react';
import type { WithPath, SettingProps } from '../../blocks/parts/parts-context.ts';
import { findField } from '../core/find-field.ts';
import { useRegisteredElement } from './use-registered-element.ts';
import { useStablePath } from './use-stable-path.ts';

export function EditableSetting({ path, isEmpty = false, children }: SettingProps & WithPath) {
  const stable = useStablePath(path);
  const follow = useRegisteredElement(
    'field',
    useMemo(() => ({ path: stable, kind: 'setting' as const }), [stable]),
  );
  return (
    <Fragment ref={follow}>
      {isEmpty ? (
        <button type="button" className="ed-no-link">
          {findField(stable)?.label ?? 'Set'}
        </button>
      ) : (
        children
      )}
    </Fragment>
  );
}
