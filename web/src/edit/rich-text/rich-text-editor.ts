import { Editor } from '@tiptap/core';
import { Placeholder } from '@tiptap/extension-placeholder';
import StarterKit from '@tiptap/starter-kit';
import type { RichTextPart } from '../../fields/field.ts';
import type { Editions } from '../../../../proto/picture-editions.ts';
import { TextAlignment } from './alignment.ts';
import { links, WITHOUT_LINKING } from './links.ts';
import { MarkedSelection } from './marked-selection.ts';
import { currentPictures } from './current-pictures.ts';
import { cleanForText, limitText } from './paste/clean-for-text.ts';
import { PassageLanguage } from './passage-language.ts';
import { pastedPictures } from './paste/pasted-pictures.ts';
import { controls, furtherControls } from './rich-text-controls.ts';
import { controlShortcuts } from './shortcuts.ts';
import { tables } from './tables.ts';
import { TextPicture } from './text-picture.ts';
import { common } from '../messages/messages.ts';

interface Options {
  /** Becomes the editable element itself, so that the layout does not change. */
  mount: HTMLElement;
  value: string;
  hide: readonly RichTextPart[];
  label: string;
  placeholder?: string;
  editions?: () => Editions;
  onChange: (value: string) => void;
  /** Called with pictures that are pasted or dropped; the selection is where they belong. */
  onPictures?: (tiptap: Editor, files: readonly File[]) => void;
  /** Called after a paste that left something out. */
  onLeftOut?: (sentence: string) => void;
}

/** Allows only markup that the services accept; undo is handled outside Tiptap. */
export function richTextEditor(options: Options): Editor {
  const { mount, value, hide, label, placeholder, editions = () => ({}), onChange, onLeftOut, onPictures } = options;
  const isShown = (part: RichTextPart) => !hide.includes(part);
  const take = (data: DataTransfer | null, at?: number): boolean => {
    const files = onPictures ? pastedPictures(data) : [];
    if (files.length === 0) return false;
    if (at !== undefined) tiptap.commands.setTextSelection(at);
    onPictures!(tiptap, files);
    return true;
  };
  const tiptap: Editor = new Editor({
    element: { mount },
    content: value,
    // The CSP forbids styles from scripts, so canvas.css contains them.
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        undoRedo: false,
        codeBlock: false,
        horizontalRule: false,
        trailingNode: false,
        heading: isShown('headers') ? { levels: [2, 3, 4] } : false,
        bulletList: isShown('lists') ? {} : false,
        orderedList: isShown('lists') ? {} : false,
        link: false,
      }),
      ...(isShown('links') ? [links()] : []),
      ...(isShown('lists') ? tables : []),
      TextAlignment,
      PassageLanguage,
      TextPicture,
      currentPictures(editions),
      controlShortcuts([...controls, ...furtherControls].filter(({ group }) => isShown(group))),
      MarkedSelection,
      Placeholder.configure({ placeholder: placeholder ?? common.writeSomething }),
    ],
    editorProps: {
      // A paste of which nothing is left would delete the selected words.
      handlePaste: (_view, { clipboardData }, { size }) => take(clipboardData) || size === 0,
      handleDrop: (view, { dataTransfer, clientX, clientY }) =>
        take(dataTransfer, view.posAtCoords({ left: clientX, top: clientY })?.pos),
      transformPastedHTML: (html) => cleanForText(html, onLeftOut),
      transformPastedText: (text) => limitText(text, onLeftOut),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'true' },
    },
    onUpdate: ({ editor }) => onChange(htmlOf(editor)),
  });
  return tiptap;
}

/** For a value that was not typed into the text, such as that of an undo. */
export function showHtml(editor: Editor, html: string): void {
  if (editor.isDestroyed || htmlOf(editor) === html) return;
  editor.chain().setMeta(WITHOUT_LINKING, true).setContent(html, { emitUpdate: false }).run();
}

export const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());
