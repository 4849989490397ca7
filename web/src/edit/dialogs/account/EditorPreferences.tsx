import { defaultLayout } from '../../core/sidebar-layout.ts';
import { changeSidebarLayout } from '../../core/sidebar-layout-actions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.account;

export function EditorPreferences() {
  const editor = useEditor();
  const { side } = useEditorState().sidebarLayout;
  return (
    <section className={sidebarStyles.stack}>
      <h3>{t.preferences}</h3>
      <p className={inputsStyles.hint}>{t.preferencesHint}</p>
      <Select
        label={t.sidebarSide}
        value={side}
        options={[
          { value: 'left', text: t.sides.left },
          { value: 'right', text: t.sides.right },
        ]}
        onChange={(next) => next && changeSidebarLayout(editor, { side: next })}
      />
      <div className={inputsStyles.actions}>
        <Button onClick={() => changeSidebarLayout(editor, defaultLayout)}>{t.resetLayout}</Button>
      </div>
    </section>
  );
}
