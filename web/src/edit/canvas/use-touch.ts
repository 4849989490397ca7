import { useEffect } from 'react';
import type { Editor } from '../core/editor.ts';
import { isWithin, samePath } from '../core/selection.ts';
import { useEditor } from '../core/use-editor.ts';
import { findClosest } from './element-registry.ts';
import { isDisabled } from './is-disabled.ts';
import { selectAt } from './select-at.ts';

/** On a touchscreen the first tap on a text selects its block, and the second one puts the caret there. */
export function useTouch(active: boolean): void {
  const editor = useEditor();
  useEffect(() => {
    if (!active) return;
    let isFirst = false;
    const press = ({ pointerType, target }: PointerEvent) => {
      isFirst = pointerType === 'touch' && target instanceof Element && isUnselectedText(editor, target);
    };
    const stop = (event: MouseEvent) => {
      if (!isFirst) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'click') selectAt(editor, event.target as Element);
    };
    document.addEventListener('pointerdown', press, { capture: true });
    document.addEventListener('mousedown', stop, { capture: true });
    document.addEventListener('click', stop, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', press, { capture: true });
      document.removeEventListener('mousedown', stop, { capture: true });
      document.removeEventListener('click', stop, { capture: true });
    };
  }, [active, editor]);
}

function isUnselectedText(editor: Editor, target: Element): boolean {
  const field = isDisabled(target) ? null : findClosest(editor, 'field', target);
  if (!field || !field.element.matches('[data-ed-text]') || field.element.contains(document.activeElement))
    return false;
  const item = findClosest(editor, 'item', target);
  const selected = editor.state.selectedComponent;
  if (!selected) return true;
  if (item && isWithin(field.entry.path, item.entry.path)) return !samePath(selected.path, item.entry.path);
  return selected.path.length > 0 || selected.field !== field.entry.path.at(field.entry.path[0] === 'header' ? 1 : 0);
}
