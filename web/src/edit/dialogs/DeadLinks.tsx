import type { Path } from '../../../../proto/edit.ts';
import { scrollIntoView } from '../canvas/scroll-into-view.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { publishWithDeadLinks } from '../saving/commands.ts';
import { labelAt } from '../core/contents-actions.ts';
import { isSelecting, openPanel, openSidebar, select } from '../core/panel-actions.ts';
import { parentList } from '../core/selection.ts';
import { showDeadLinks } from '../core/session-status-actions.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';

const t = messages.dialogs.deadLinks;

export function DeadLinks() {
  const editor = useEditor();
  const { deadLinks } = useEditorState();
  if (deadLinks.length === 0) return null;
  const close = () => showDeadLinks(editor, []);
  return (
    <Dialog title={t.title} width={640} onClose={close}>
      <p>{t.text}</p>
      <ul className={rowsStyles.rows}>
        {deadLinks.map(({ item, link }, index) => (
          <li key={index}>
            <span className={rowsStyles.rowName}>
              <strong>{link.text || link.href}</strong> {link.href}
              <span className={inputsStyles.hint}>
                {' '}
                {t.place(item.length > 0 ? labelAt(editor, [...item]) : t.pageHeader)}
              </span>
            </span>
            <Button
              onClick={() => {
                close();
                show(editor, [...item]);
              }}
            >
              {t.show}
            </Button>
          </li>
        ))}
      </ul>
      <div className={inputsStyles.actions}>
        <Button onClick={close} autoFocus>
          {common.cancel}
        </Button>
        <Button
          look="primary"
          onClick={() => {
            close();
            void publishWithDeadLinks(editor);
          }}
        >
          {t.publishAnyway}
        </Button>
      </div>
    </Dialog>
  );
}

function show(editor: Editor, item: Path): void {
  if (!isSelecting(editor)) openPanel(editor, { kind: 'select', sidebar: null });
  select(editor, { path: item }, item.length > 0 ? { path: parentList(item) } : null);
  openSidebar(editor, item.length > 0 ? 'item' : 'header');
  if (item.length > 0) scrollIntoView(editor, item);
}
