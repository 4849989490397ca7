import { Fragment, useMemo } from 'react';
import type { Placed, SettingProps } from '../../blocks/parts/editing.ts';
import { fieldAt } from '../core/field-at.ts';
import { usePlace } from './use-place.ts';
import { useStablePath } from './use-stable-path.ts';

/** A click opens its input at the place (see the canvas); an empty one is still there to be clicked. */
export function EditableSetting({ path, isEmpty = false, children }: SettingProps & Placed) {
  const stable = useStablePath(path);
  const follow = usePlace(
    'field',
    useMemo(() => ({ path: stable, kind: 'setting' as const }), [stable]),
  );
  return (
    <Fragment ref={follow}>
      {isEmpty ? (
        <button type="button" className="ed-no-link">
          {fieldAt(stable)?.label ?? 'Set'}
        </button>
      ) : (
        children
      )}
    </Fragment>
  );
}
