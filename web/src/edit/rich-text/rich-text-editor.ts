import { Editor, Extension } from '@tiptap/core';
import { Placeholder } from '@tiptap/extension-placeholder';
import StarterKit from '@tiptap/starter-kit';
import type { RichTextPart } from '../../fields/field.ts';
import type { Editions } from '../../../../proto/picture-editions.ts';
import { TextAlignment } from './alignment.ts';
import { currentPictures, TextPicture } from './text-picture.ts';
import { cleanForText, limitText } from './paste/clean-for-text.ts';
import { PassageLanguage } from './passage-language.ts';
import { pastedPictures } from './paste/pasted-pictures.ts';
import { controls, furtherControls, type Control } from './rich-text-controls.ts';
import { tables } from './tables.ts';
import { common } from '../messages/messages.ts';
import { Link } from '@tiptap/extension-link';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { RemoveMarkStep } from '@tiptap/pm/transform';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { isPressed, keysOf } from '../core/shortcuts.ts';
import * as linksStyles from '../ui/styles/links.module.css';

const key = new PluginKey<boolean>('marked-selection');

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    markedSelection: {
      markSelection: (on: boolean) => ReturnType;
    };
  }
}

const MarkedSelection = Extension.create({
  name: 'markedSelection',
  addCommands() {
    return {
      markSelection:
        (on) =>
        ({ tr, dispatch }) => {
          dispatch?.(tr.setMeta(key, on));
          return true;
        },
    };
  },
  addProseMirrorPlugins() {
    return [
      new Plugin<boolean>({
        key,
        state: { init: () => false, apply: (tr, on) => (tr.getMeta(key) as boolean | undefined) ?? on },
        props: {
          decorations(state) {
            if (!key.getState(state)) return null;
            const { from, to } = state.selection;
            return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: linksStyles.marked })]);
          },
        },
      }),
    ];
  },
});

/** Tiptap reads this metadata of a transaction, and then does not link addresses. */
const WITHOUT_LINKING = 'preventAutolink';

interface Options {
  /** Becomes the editable element itself, so that the layout does not change. */
  mount: HTMLElement;
  value: string;
  hide: readonly RichTextPart[];
  label: string;
  placeholder?: string;
  editions?: () => Editions;
  onChange: (value: string) => void;
  /** Called with pasted or dropped pictures, which belong at the selection. */
  onPictures?: (tiptap: Editor, files: readonly File[]) => void;
  /** Called after a paste that omitted something. */
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
      // A paste without accepted content would delete the selected words.
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

/** Shows a value that was not typed into the text, such as the value after an undo. */
export function showHtml(editor: Editor, html: string): void {
  if (editor.isDestroyed || htmlOf(editor) === html) return;
  editor.chain().setMeta(WITHOUT_LINKING, true).setContent(html, { emitUpdate: false }).run();
}

export const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

/**
 * Links an address when it has been typed, unless the text has had the same word without a link: an editor may have removed it.
 * A text has its own instance. Text after a link does not belong to the link.
 */
function links() {
  const plain = new Set<string>();
  const remember = (doc: Node): void =>
    doc.descendants(({ text, marks }) => {
      if (text && !marks.some(isLink)) for (const word of text.split(/[\s()[\]]+/)) plain.add(word);
    });
  return Link.extend({
    inclusive: false,
    addPasteRules() {
      return this.parent!().map((rule) => Object.assign(rule, { find: withHttps(rule.find as FindLinks) }));
    },
    addProseMirrorPlugins() {
      const plugin = new Plugin({
        state: {
          init: (_, { doc }) => remember(doc),
          apply: (tr) => {
            const isUnlinked = tr.steps.some((step) => step instanceof RemoveMarkStep && isLink(step.mark));
            if (isUnlinked || tr.getMeta(WITHOUT_LINKING)) remember(tr.doc);
          },
        },
      });
      return [plugin, ...this.parent!()];
    },
  }).configure({
    openOnClick: false,
    // Allows `mailto:` and `tel:` without `protocols`, which are registered once for all texts.
    autolink: true,
    defaultProtocol: 'https',
    shouldAutoLink: (address) => !plain.has(address) && Link.options.shouldAutoLink(address),
    HTMLAttributes: { rel: null, target: null },
  });
}

const isLink = (mark: { type: { name: string } }): boolean => mark.type.name === 'link';

type FindLinks = (text: string) => { text: string; data?: Record<string, unknown> }[];

/** Tiptap adds its default protocol to typed addresses, but not to pasted ones. */
const withHttps =
  (find: FindLinks): FindLinks =>
  (text) =>
    find(text).map((match) =>
      /^http:/i.test(match.text)
        ? match
        : { ...match, data: { href: String(match.data?.href).replace(/^http:/, 'https:') } },
    );

/** Binds the keys of the controls with precedence over those of Tiptap. */
const controlShortcuts = (controls: readonly Control[]) =>
  Extension.create({
    name: 'shortcuts',
    priority: 1000,
    // Binds signs and digits by their position, too, for other Latin keyboards.
    addKeyboardShortcuts: () => Object.fromEntries(controls.flatMap(bindings)),
    addProseMirrorPlugins() {
      const handleKeyDown = (_: unknown, event: KeyboardEvent): boolean => {
        const control = controls.find(({ shortcut }) => shortcut && isPressed(event, shortcut));
        control?.run(this.editor);
        return control !== undefined;
      };
      return [new Plugin({ props: { handleKeyDown } })];
    },
  });

const bindings = ({ shortcut, run }: Control) =>
  (shortcut ? keysOf(shortcut) : []).map((keys) => [
    keymapName(keys),
    ({ editor }: { editor: Editor }) => {
      run(editor);
      return true;
    },
  ]);

/** `mod+shift+b` is `Mod-Shift-b` for ProseMirror. */
const keymapName = (keys: string): string =>
  keys.replace(/\b(?:mod|alt|shift)\b/g, (name) => name[0]!.toUpperCase() + name.slice(1)).replaceAll('+', '-');
