import { ImagePlus } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { PlainPicture } from '../../blocks/parts/Picture.tsx';
import type { PictureProps, Placed } from '../../blocks/parts/editing.ts';
import { openPicture } from '../core/panels.ts';
import { isDisabled } from './is-disabled.ts';
import { usePlace } from './use-place.ts';
import { useStablePath } from './use-stable-path.ts';

export function EditablePicture({ path, ...props }: PictureProps & Placed) {
  const stable = useStablePath(path);
  const follow = usePlace(
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
