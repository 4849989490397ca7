import { useEffect } from 'react';
import { samePath } from '../core/selection.ts';
import { state } from '../core/state.ts';
import { isDisabled } from './is-disabled.ts';
import { pointing } from './pointing.ts';
import { closest } from './registry.ts';
import { selectAt } from './select-at.ts';

/** While something can be selected on the page: a pointer over it highlights, a click selects, and nothing leads away. */
export function useCanvas(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const over = ({ target }: PointerEvent) => {
      if (!isPage(target) || pointing.drag) return;
      const item = (!isDisabled(target) && closest('item', target)?.entry.path) || null;
      if (!samePath(item ?? [], pointing.item ?? [])) pointing.item = item;
      const list = (!isDisabled(target) && closest('list', target)?.entry) || null;
      if (!samePath(list?.path ?? [], pointing.list?.path ?? [])) pointing.list = list;
      const field = isDisabled(target) ? null : closest('field', target)?.entry;
      const picture = field?.kind === 'picture' ? field.path : null;
      if (!samePath(picture ?? [], pointing.picture ?? [])) pointing.picture = picture;
      const setting = field?.kind === 'setting' ? field.path : null;
      if (!samePath(setting ?? [], pointing.setting ?? [])) pointing.setting = setting && [...setting];
    };
    const leave = () => {
      pointing.item = null;
      pointing.list = null;
      pointing.picture = null;
      pointing.setting = null;
    };
    const click = (event: MouseEvent) => {
      if (!isPage(event.target)) return;
      if (event.target.closest('a, [type=submit]')) event.preventDefault();
      const field = isDisabled(event.target) ? null : closest('field', event.target)?.entry;
      if (field?.kind === 'setting') state.setting = [...field.path];
      else selectAt(event.target);
    };
    const input = (event: InputEvent) => {
      if (event.target instanceof Element && isDisabled(event.target)) event.preventDefault();
    };
    const submit = (event: SubmitEvent) => {
      if (isPage(event.target)) event.preventDefault();
    };
    document.addEventListener('pointerover', over);
    document.documentElement.addEventListener('pointerleave', leave);
    document.addEventListener('click', click, { capture: true });
    document.addEventListener('submit', submit, { capture: true });
    document.addEventListener('beforeinput', input, { capture: true });
    document.documentElement.classList.add('ed-selecting');
    return () => {
      document.removeEventListener('pointerover', over);
      document.documentElement.removeEventListener('pointerleave', leave);
      document.removeEventListener('click', click, { capture: true });
      document.removeEventListener('submit', submit, { capture: true });
      document.removeEventListener('beforeinput', input, { capture: true });
      document.documentElement.classList.remove('ed-selecting');
      leave();
    };
  }, [active]);
}

/** Everything in the document that is not the editor's own. */
const isPage = (target: EventTarget | null): target is Element =>
  target instanceof Element && !target.closest('.ed-root, #ed-layer, .ed-preview');
