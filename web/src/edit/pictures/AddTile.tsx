import { Plus } from 'lucide-react';
import { FilePicker } from '../ui/FilePicker.tsx';
import { messages } from '../messages/messages.ts';
import * as galleryStyles from '../ui/styles/gallery.module.css';

export function AddTile({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  return (
    <li className={galleryStyles.tile}>
      <FilePicker className={galleryStyles.tileAdd} accept="image/*" multiple onFiles={onFiles}>
        <Plus size={28} aria-hidden />
        {messages.pictures.upload}
      </FilePicker>
    </li>
  );
}
