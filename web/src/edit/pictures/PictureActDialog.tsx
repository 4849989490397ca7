import type { Image } from '../../../../proto/entities/image.ts';
import { FocalPointDialog } from './FocalPointDialog.tsx';
import { api } from '../../api.ts';
import { addressOfImage } from '../core/picture-editions.ts';
import { imageUrl } from '../../blocks/parts/image-url.ts';
import { useCall } from '../ui/use-call.ts';
import { DeleteDialog } from '../confirm/DeleteDialog.tsx';
import { messages } from '../messages/messages.ts';
import { useEditor } from '../core/use-editor.ts';
import { cacheSource } from './source-size.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import * as rowsStyles from '../ui/styles/rows.module.css';
import * as cropperStyles from '../ui/styles/cropper.module.css';

const t = messages.pictures;

/** An act on a picture of the gallery, which affects every page that shows it. */
export interface PictureAct {
  kind: 'replace' | 'focus' | 'remove';
  image: Image;
}

interface PictureActDialogProps {
  act: PictureAct;
  /** Whether the field that is being edited shows the picture. */
  chosen: boolean;
  onDone: () => void;
  onClose: () => void;
}

export function PictureActDialog({ act: { kind, image }, chosen, onDone, onClose }: PictureActDialogProps) {
  if (kind === 'replace') return <ReplacePicture image={image} onReplaced={onDone} onClose={onClose} />;
  if (kind === 'focus') return <FocalPointDialog image={image} onSaved={onDone} onClose={onClose} />;
  return <RemovePicture image={image} chosen={chosen} onRemoved={onDone} onClose={onClose} />;
}

interface RemovePictureProps {
  image: Image;
  chosen: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

function RemovePicture({ image, chosen, onRemoved, onClose }: RemovePictureProps) {
  const uses = useCall('GET /dependencies/checkDependencies', { type: 'image', imageId: image._id });
  return (
    <DeleteDialog
      title={t.delete}
      width={800}
      height={350}
      about={image.name}
      uses={uses}
      blockedBy={chosen ? t.inUse : undefined}
      done={t.deleted}
      remove={() => api('POST /image/remove', { id: image._id })}
      onRemoved={onRemoved}
      onClose={onClose}
    >
      <img
        className={`${rowsStyles.picture} ${cropperStyles.pictureRemoved}`}
        src={imageUrl({ imageId: addressOfImage(image), width: 360, height: 200 })}
        alt={image.alt}
      />
    </DeleteDialog>
  );
}

interface ReplacePictureProps {
  image: Image;
  onReplaced: () => void;
  onClose: () => void;
}

function ReplacePicture({ image, onReplaced, onClose }: ReplacePictureProps) {
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
