import { type ClipboardEvent, type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import type { WithPath, TextProps } from '../../blocks/parts/parts-context.ts';
import type { Path } from '../../../../proto/edit.ts';
import { valueAt } from '../../../../proto/edit/path.ts';
import type { Editor } from '../../edit/core/editor.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { findField } from '../../edit/core/find-field.ts';
import { isSample } from '../../edit/core/sample-content-actions.ts';
import { endTypingStep, setValue } from '../../edit/core/actions.ts';
import { leaveTitle } from '../../edit/canvas/focus-inserted.ts';
import { showError } from '../../edit/core/toast-actions.ts';
import { isAbsent } from '../../edit/canvas/empty-fields/is-absent.ts';
import { registerText } from '../../edit/core/text-registry.ts';
import { registerElement, isDisabled } from '../../edit/canvas/element-registry.ts';
import { useStablePath } from '../../edit/canvas/use-stable-path.ts';
import { pastedPictures } from '../../edit/rich-text/paste/pasted-pictures.ts';
import { limitInput } from './TextFieldInput.tsx';
import { common, messages } from '../../edit/messages/messages.ts';

export function EditableText({ path, value = '', as: As = 'p', className, placeholder }: TextProps & WithPath) {
  const editor = useEditor();
  const element = useRef<HTMLElement>(null);
  const stable = useStablePath(path);
  useLayoutEffect(() => {
    const text = element.current!;
    // While typing, the document is newer than the rendered value.
    show(text, isFocused(text) ? textContent(valueAt(editor.state.documents.page, stable)) : value);
  }, [value, As, stable, editor]);
  const follow = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      if (!node) return undefined;
      const leave = [
        registerElement(editor, 'field', node, { path: stable, kind: 'text' }),
        registerText(editor, {
          path: stable,
          isOpen: () => isFocused(node),
          show: (next) => show(node, textContent(next)),
        }),
      ];
      const limit = (event: InputEvent) => limitInput(editor, stable, event);
      node.addEventListener('beforeinput', limit);
      return () => {
        node.removeEventListener('beforeinput', limit);
        leave.forEach((end) => end());
      };
    },
    [editor, stable],
  );
  return (
    <As
      ref={follow as never}
      className={className}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      role="textbox"
      aria-label={findField(editor, stable)?.label ?? placeholder ?? common.text}
      spellCheck
      data-ed-text=""
      data-ed-absent={value === '' && isAbsent(editor, stable) ? '' : undefined}
      data-ed-sample={isSample(editor, stable) ? '' : undefined}
      aria-description={isSample(editor, stable) ? messages.canvas.sample : undefined}
      onFocus={({ currentTarget }) => selectSample(editor, stable, currentTarget)}
      onClick={({ currentTarget }) => selectSample(editor, stable, currentTarget)}
      data-ed-placeholder={placeholder ?? common.writeSomething}
      onBlur={() => endTypingStep(editor)}
      onInput={() => setValue(editor, stable, textOf(element.current!), { typing: true })}
      onPaste={(event: ClipboardEvent) => {
        event.preventDefault();
        if (isDisabled(event.currentTarget)) return;
        if (pastedPictures(event.clipboardData).length > 0) showError(editor, messages.richText.noPictures);
        else pastePlainText(event, isMultiline(editor, stable));
      }}
      onKeyUp={(event: KeyboardEvent) => {
        // The default action of Space would activate a button or summary around the text.
        if (event.key === ' ') event.preventDefault();
      }}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || isMultiline(editor, stable)) return;
        event.preventDefault();
        leaveTitle(editor, stable);
      }}
    />
  );
}

const isFocused = (element: HTMLElement): boolean => document.activeElement === element;
const textContent = (value: unknown): string => String(value ?? '');

/** Does not set an equal text, because setting it would move the caret. */
function show(element: HTMLElement, text: string): void {
  if (textOf(element) !== text && element.textContent !== text) element.textContent = text;
}

/** Browsers add a line break at the end, so that an empty last line has a height. WebKit leaves it there when that line is removed. */
const textOf = (element: HTMLElement): string => (element.textContent ?? '').replace(/\n$/, '');

function isMultiline(editor: Editor, path: Path): boolean {
  const field = findField(editor, path);
  return field?.kind === 'text' && 'multiline' in field && field.multiline === true;
}

function pastePlainText(event: ClipboardEvent, multiline: boolean): void {
  const text = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
  // This deprecated command is the only way to insert text as if it were typed, with the caret and an input event.
  document.execCommand('insertText', false, multiline ? text : text.replace(/\s*\n\s*/g, ' '));
}

/** Selects the sample text, so that typing replaces it. */
function selectSample(editor: Editor, path: Path, text: Element): void {
  const selection = getSelection();
  if (selection?.isCollapsed !== false && isSample(editor, path)) selection?.selectAllChildren(text);
}
