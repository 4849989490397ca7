import { Editor } from '@tiptap/core';
import { Placeholder } from '@tiptap/extension-placeholder';
import StarterKit from '@tiptap/starter-kit';
import type { RichTextPart } from '../../fields/field.ts';
import { MarkedSelection } from './marked-selection.ts';

interface Options {
  /** Becomes the editing element itself, so that nothing moves on the page. */
  mount: HTMLElement;
  value: string;
  hide: readonly RichTextPart[];
  label: string;
  placeholder?: string;
  onChange: (value: string) => void;
}

/**
 * What a rich text can hold is what the services let through, so pasted pages of word processors come out clean.
 * Undo is the whole editor's: the text has none of its own.
 */
export function richTextEditor({ mount, value, hide, label, placeholder, onChange }: Options): Editor {
  const shown = (part: RichTextPart) => !hide.includes(part);
  return new Editor({
    element: { mount },
    content: value,
    // The policy of the pages lets no script add styles; edit-canvas.css has them.
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        undoRedo: false,
        code: false,
        codeBlock: false,
        horizontalRule: false,
        trailingNode: false,
        heading: shown('headers') ? { levels: [2, 3, 4] } : false,
        bulletList: shown('lists') ? {} : false,
        orderedList: shown('lists') ? {} : false,
        link: shown('links')
          ? {
              openOnClick: false,
              autolink: true,
              protocols: ['mailto', 'tel'],
              HTMLAttributes: { rel: null, target: null },
            }
          : false,
      }),
      MarkedSelection,
      Placeholder.configure({ placeholder: placeholder ?? 'Write something' }),
    ],
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'true' },
    },
    onUpdate: ({ editor }) => onChange(htmlOf(editor)),
  });
}

/** Empty is nothing, not an empty paragraph. */
export const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());
