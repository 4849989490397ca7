import { Image } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { valueAt } from '../../../../proto/edit/path.ts';
import type { Picture } from '../../../../proto/values.ts';
import { openPicture } from '../core/panel-actions.ts';
import { state } from '../core/state.ts';
import { getElement } from './element-registry.ts';
import { selectAt } from './select-at.ts';
import { useSelectionFrame } from './use-selection-frame.ts';

export function PictureButton({ path }: { path: readonly string[] }) {
  const { documents } = useSnapshot(state);
  const frame = useSelectionFrame(() => getElement('field', path));
  if ((valueAt(documents.page, path) as Picture | undefined)?.imageId === '') return null;
  return (
    <div ref={frame} className="ed-frame">
      <button
        type="button"
        className="ed-picture-button"
        onClick={() => {
          const element = getElement('field', path);
          if (element) selectAt(element);
          openPicture([...path]);
        }}
      >
        <Image size={16} aria-hidden /> Edit picture
      </button>
    </div>
  );
}
