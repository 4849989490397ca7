import type { Editor } from '@tiptap/core';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Bold,
  Code,
  Columns3,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  PanelTop,
  Pilcrow,
  Quote,
  RemoveFormatting,
  Rows3,
  Strikethrough,
  Table as TableIcon,
  Trash2,
  Underline,
} from 'lucide-react';
import type { RichTextPart } from '../../fields/field.ts';
import type { Alignment } from './alignment.ts';
import type { ShortcutName } from '../core/shortcuts.ts';
import { messages } from '../messages/messages.ts';

const t = messages.richText;

type TableCommand =
  | 'addRowBefore'
  | 'addRowAfter'
  | 'addColumnBefore'
  | 'addColumnAfter'
  | 'toggleHeaderRow'
  | 'deleteRow'
  | 'deleteColumn'
  | 'deleteTable';

export interface Control {
  group: Exclude<RichTextPart, 'menu'>;
  label: string;
  icon: LucideIcon;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
  isShown?: (editor: Editor) => boolean;
  shortcut?: ShortcutName;
}

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Control => ({
  group: 'headers',
  label: t.heading(level),
  shortcut: `heading${level}`,
  icon,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const align = (alignment: Alignment | null, label: string, icon: LucideIcon): Control => ({
  group: 'headers',
  label,
  icon,
  isOn: (editor) => editor.isActive({ align: alignment }),
  run: (editor) => editor.chain().focus().align(alignment).run(),
});

const inTable = (label: string, icon: LucideIcon, command: TableCommand): Control => ({
  group: 'lists',
  label,
  icon,
  isOn: () => false,
  run: (editor) => editor.chain().focus()[command]().run(),
});

export const furtherControls: readonly Control[] = [
  {
    group: 'style',
    label: t.strike,
    shortcut: 'strike',
    icon: Strikethrough,
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    group: 'style',
    label: t.code,
    shortcut: 'code',
    icon: Code,
    isOn: (editor) => editor.isActive('code'),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
  {
    group: 'lists',
    label: t.quote,
    shortcut: 'quote',
    icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  align(null, t.alignLeft, AlignLeft),
  align('center', t.alignCenter, AlignCenter),
  align('right', t.alignRight, AlignRight),
  {
    group: 'style',
    label: t.clear,
    shortcut: 'clear',
    icon: RemoveFormatting,
    isOn: () => false,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  {
    group: 'lists',
    label: t.table,
    icon: TableIcon,
    isOn: () => false,
    isShown: (editor) => !editor.isActive('table'),
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
];

export const tableControls: readonly Control[] = [
  inTable(t.rowAbove, BetweenHorizontalStart, 'addRowBefore'),
  inTable(t.rowBelow, BetweenHorizontalEnd, 'addRowAfter'),
  inTable(t.columnBefore, BetweenVerticalStart, 'addColumnBefore'),
  inTable(t.columnAfter, BetweenVerticalEnd, 'addColumnAfter'),
  inTable(t.headerRow, PanelTop, 'toggleHeaderRow'),
  inTable(t.deleteRow, Rows3, 'deleteRow'),
  inTable(t.deleteColumn, Columns3, 'deleteColumn'),
  inTable(t.deleteTable, Trash2, 'deleteTable'),
];

export const controls: readonly Control[] = [
  {
    group: 'style',
    label: t.bold,
    shortcut: 'bold',
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    group: 'style',
    label: t.italic,
    shortcut: 'italic',
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    group: 'style',
    label: t.underline,
    shortcut: 'underline',
    icon: Underline,
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    group: 'headers',
    label: t.paragraph,
    shortcut: 'paragraph',
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
    shortcut: 'bulletList',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    group: 'lists',
    label: t.orderedList,
    shortcut: 'orderedList',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];
