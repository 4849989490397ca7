import type { Image } from '../../../../proto/entities/image.ts';
import { useEditor } from '../core/use-editor.ts';
import { cacheSource } from './source-size.ts';
import { useCall } from '../ui/use-call.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';

interface ReplacePictureProps {
  image: Image;
  onReplaced: () => void;
  onClose: () => void;
}

export function ReplacePicture({ image, onReplaced, onClose }: ReplacePictureProps) {
  const editor = useEditor();
  const uses = useCall('GET /dependencies/checkDependencies', { type: 'image', imageId: image._id });
  return (
    <ReplaceDialog
      kind="image"
      replaced={image}
      uses={uses}
      onReplaced={(replaced) => {
        cacheSource(editor, replaced);
        onReplaced();
      }}
      onClose={onClose}
    />
  );
}
