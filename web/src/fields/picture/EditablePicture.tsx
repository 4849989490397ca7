import { ImagePlus } from 'lucide-react';
import { Fragment } from 'react';
import { PlainPicture } from '../../blocks/parts/Picture.tsx';
import type { SizedPictureProps, WithPath } from '../../blocks/parts/parts-context.ts';
import { withEditions } from '../../../../proto/picture-editions.ts';
import { useEditions } from '../../edit/core/picture-editions.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { openPicture } from '../../edit/core/panel-actions.ts';
import { isAbsent } from '../../edit/canvas/empty-fields/is-absent.ts';
import { useRegisteredElement } from '../../edit/canvas/use-registered-element.ts';
import { useStablePath } from '../../edit/canvas/use-stable-path.ts';
import { common } from '../../edit/messages/messages.ts';
import { isDisabled } from '../../edit/canvas/element-registry.ts';
import * as canvasStyles from '../../edit/ui/styles/canvas.module.css';

export function EditablePicture({ path, ...props }: SizedPictureProps & WithPath) {
  const editor = useEditor();
  const editions = useEditions();
  const stable = useStablePath(path);
  const follow = useRegisteredElement('picture', stable);
  return (
    <Fragment ref={follow}>
      {props.value?.imageId ? (
        <PlainPicture {...props} value={withEditions(props.value, editions)} />
      ) : (
        <button
          type="button"
          className={canvasStyles.noPicture}
          data-ed-absent={isAbsent(editor, stable) ? '' : undefined}
          onClick={({ currentTarget }) => {
            if (!isDisabled(currentTarget)) openPicture(editor, stable);
          }}
        >
          <ImagePlus size={16} aria-hidden /> {common.choosePicture}
        </button>
      )}
    </Fragment>
  );
}
