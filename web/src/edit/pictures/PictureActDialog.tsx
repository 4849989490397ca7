import type { Image } from '../../../../proto/entities/image.ts';
import { FocalPointDialog } from './FocalPointDialog.tsx';
import { RemovePicture } from './RemovePicture.tsx';
import { ReplacePicture } from './ReplacePicture.tsx';

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
