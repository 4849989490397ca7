import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
  Underline,
} from 'lucide-react';
import type { RichTextPart } from '../../fields/field.ts';
import { messages } from '../messages/messages.ts';

const t = messages.richText;

export interface Control {
  group: Exclude<RichTextPart, 'menu'>;
  label: string;
  icon: LucideIcon;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Control => ({
  group: 'headers',
  label: t.heading(level),
  icon,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

export const controls: readonly Control[] = [
  {
    group: 'style',
    label: t.bold,
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    group: 'style',
    label: t.italic,
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    group: 'style',
    label: t.underline,
    icon: Underline,
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    group: 'headers',
    label: t.paragraph,
    icon: Pilcrow,
    isOn: (editor) => editor.isActive('paragraph'),
    run: (editor) => editor.chain().focus().setParagraph().run(),
  },
  heading(2, Heading2),
  heading(3, Heading3),
  heading(4, Heading4),
  {
    group: 'lists',
    label: t.bulletList,
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    group: 'lists',
    label: t.orderedList,
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];
