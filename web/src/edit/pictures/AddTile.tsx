import { Plus } from 'lucide-react';
import { FilePicker } from '../ui/FilePicker.tsx';
import { messages } from '../messages/messages.ts';

export function AddTile({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  return (
    <li className="ed-tile">
      <FilePicker className="ed-tile-add" accept="image/*" multiple onFiles={onFiles}>
        <Plus size={28} aria-hidden />
        {messages.pictures.upload}
      </FilePicker>
    </li>
  );
}
