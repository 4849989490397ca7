import { Editor } from '@tiptap/core';
import { Placeholder } from '@tiptap/extension-placeholder';
import StarterKit from '@tiptap/starter-kit';
import type { RichTextPart } from '../../fields/field.ts';
import type { Editions } from '../../../../proto/picture-editions.ts';
import { TextAlignment } from './alignment.ts';
import { MarkedSelection } from './marked-selection.ts';
import { currentPictures } from './current-pictures.ts';
import { cleanForText } from './paste/clean-for-text.ts';
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
  /** Called after a paste that left something out. */
  onLeftOut?: (sentence: string) => void;
}

/** Allows only markup that the services accept; undo is handled outside Tiptap. */
export function richTextEditor(options: Options): Editor {
  const { mount, value, hide, label, placeholder, editions = () => ({}), onChange, onLeftOut } = options;
  const isShown = (part: RichTextPart) => !hide.includes(part);
  return new Editor({
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
        link: isShown('links')
          ? {
              openOnClick: false,
              // Allows `mailto:` and `tel:` without `protocols`, which are registered once for all texts.
              autolink: true,
              HTMLAttributes: { rel: null, target: null },
            }
          : false,
      }),
      ...(isShown('lists') ? tables : []),
      TextAlignment,
      TextPicture,
      currentPictures(editions),
      controlShortcuts([...controls, ...furtherControls].filter(({ group }) => isShown(group))),
      MarkedSelection,
      Placeholder.configure({ placeholder: placeholder ?? common.writeSomething }),
    ],
    editorProps: {
      transformPastedHTML: (html) => cleanForText(html, onLeftOut),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'true' },
    },
    onUpdate: ({ editor }) => onChange(htmlOf(editor)),
  });
}

export const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());
