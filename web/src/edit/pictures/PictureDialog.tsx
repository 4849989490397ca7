import { type KeyboardEvent, useState } from 'react';
import type { Picture } from '../../../../proto/values.ts';
import type { PictureField } from '../../fields/field.ts';
import { useEditor } from '../core/use-editor.ts';
import { canCloseForms } from '../forms/form-actions.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { Cropping } from './Cropping.tsx';
import { Artwork } from './Artwork.tsx';
import { Gallery } from './Gallery.tsx';
import { messages } from '../messages/messages.ts';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';

const t = messages.pictures.tabs;

export type PictureTab = 'cropping' | 'gallery' | 'drawings';

interface PictureDialogProps {
  field: PictureField;
  value: Picture;
  start: PictureTab;
  onChange: (picture: Picture, typing?: boolean) => void;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Returns files that the gallery uploads when it opens, once. */
  takeFiles?: () => readonly File[];
}

export interface PicturePanelProps extends Omit<PictureDialogProps, 'start' | 'onKeyDown'> {
  onOpen: (tab: PictureTab) => void;
}

const tabs = [
  { name: 'cropping', label: t.cropping, Panel: Cropping },
  { name: 'gallery', label: t.gallery, Panel: Gallery },
  { name: 'drawings', label: t.drawings, Panel: Artwork },
] as const;

export function PictureDialog({ start, onKeyDown, ...props }: PictureDialogProps) {
  const editor = useEditor();
  const close = async () => {
    if (await canCloseForms(editor, 'picture')) props.onClose();
  };
  const [open, setOpen] = useState<PictureTab>(start);
  return (
    <Dialog title={props.field.label} size="wide" onClose={() => void close()}>
      <div className={sidebarStyles.stack} onKeyDown={onKeyDown}>
        <Tabs
          label={props.field.label}
          tabs={tabs}
          props={{ ...props, onOpen: setOpen }}
          open={open}
          onOpen={(name) => setOpen(name as PictureTab)}
          mayLeave={() => canCloseForms(editor, 'picture')}
        />
      </div>
    </Dialog>
  );
}
