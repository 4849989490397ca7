import { Plus } from 'lucide-react';
import { Fragment } from 'react';
import type { ContentsProps, WithPath, ItemProps } from '../../blocks/parts/parts-context.ts';
import { useEditor } from '../core/use-editor.ts';
import { openPalette } from '../core/panel-actions.ts';
import { useRegisteredElement } from './use-registered-element.ts';
import { useStablePath } from './use-stable-path.ts';
import { messages } from '../messages/messages.ts';
import { isDisabled } from './element-registry.ts';
import * as canvasStyles from '../ui/styles/canvas.module.css';

export function EditableContents({ path, items, children }: ContentsProps & WithPath) {
  const editor = useEditor();
  const stable = useStablePath(path);
  const follow = useRegisteredElement('list', stable, holderOf);
  return (
    <Fragment ref={follow}>
      {items.length === 0 ? (
        <button
          type="button"
          className={canvasStyles.empty}
          onClick={({ currentTarget }) => {
            if (!isDisabled(currentTarget)) openPalette(editor, stable, null);
          }}
        >
          <Plus size={20} aria-hidden /> {messages.canvas.addFirstBlock}
        </button>
      ) : (
        children
      )}
    </Fragment>
  );
}

const holderOf = (element: Element): Element | null => element.parentElement;

export function EditableItem({ path, children }: ItemProps & WithPath) {
  const follow = useRegisteredElement('item', useStablePath(path));
  return <Fragment ref={follow}>{children}</Fragment>;
}
