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

type FormatName =
  'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'quote' | 'paragraph' | 'bulletList' | 'orderedList';

type FormatCommand =
  | `toggle${'Bold' | 'Italic' | 'Underline' | 'Strike' | 'Code' | 'Blockquote' | 'BulletList' | 'OrderedList'}`
  | 'setParagraph';

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

const format = (
  group: Control['group'],
  name: FormatName,
  icon: LucideIcon,
  command: FormatCommand,
  type: string = name,
): Control => ({
  group,
  label: t[name],
  shortcut: name,
  icon,
  isOn: (editor) => editor.isActive(type),
  run: (editor) => editor.chain().focus()[command]().run(),
});

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
  format('style', 'strike', Strikethrough, 'toggleStrike'),
  format('style', 'code', Code, 'toggleCode'),
  format('lists', 'quote', Quote, 'toggleBlockquote', 'blockquote'),
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
  format('style', 'bold', Bold, 'toggleBold'),
  format('style', 'italic', Italic, 'toggleItalic'),
  format('style', 'underline', Underline, 'toggleUnderline'),
  format('headers', 'paragraph', Pilcrow, 'setParagraph'),
  heading(2, Heading2),
  heading(3, Heading3),
  heading(4, Heading4),
  format('lists', 'bulletList', List, 'toggleBulletList'),
  format('lists', 'orderedList', ListOrdered, 'toggleOrderedList'),
];
