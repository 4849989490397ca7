import type { Image } from '../../../../proto/entities/image.ts';
import { api } from '../../api.ts';
import { addressOfImage } from '../core/picture-editions.ts';
import { imageUrl } from '../../blocks/parts/image-url.ts';
import { useCall } from '../ui/use-call.ts';
import { DeleteDialog } from '../confirm/DeleteDialog.tsx';
import { messages } from '../messages/messages.ts';
import * as rowsStyles from '../ui/styles/rows.module.css';
import * as cropperStyles from '../ui/styles/cropper.module.css';

const t = messages.pictures;

interface RemovePictureProps {
  image: Image;
  chosen: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemovePicture({ image, chosen, onRemoved, onClose }: RemovePictureProps) {
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
