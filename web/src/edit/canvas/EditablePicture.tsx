import { ImagePlus } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { PlainPicture } from '../../blocks/parts/Picture.tsx';
import type { SizedPictureProps, WithPath } from '../../blocks/parts/parts-context.ts';
import { openPicture } from '../core/panel-actions.ts';
import { isDisabled } from './is-disabled.ts';
import { useRegisteredElement } from './use-registered-element.ts';
import { useStablePath } from './use-stable-path.ts';

export function EditablePicture({ path, ...props }: SizedPictureProps & WithPath) {
  const stable = useStablePath(path);
  const follow = useRegisteredElement(
    'field',
    useMemo(() => ({ path: stable, kind: 'picture' as const }), [stable]),
  );
  return (
    <Fragment ref={follow}>
      {props.value?.imageId ? (
        <PlainPicture {...props} />
      ) : (
        <button
          type="button"
          className="ed-no-picture"
          onClick={({ currentTarget }) => {
            if (!isDisabled(currentTarget)) openPicture(stable);
          }}
        >
          <ImagePlus size={24} aria-hidden /> Choose a picture
        </button>
      )}
    </Fragment>
  );
}
