import { parseHistoryKey } from '../core/shortcuts.ts';
import { Redo2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Editor } from '../core/editor.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { limitUndo, redo, undo } from '../core/actions.ts';
import type { PageSettingsTab } from '../core/panel.ts';
import { showTab, closePanel } from '../core/panel-actions.ts';
import { canCloseForms } from '../forms/form-actions.ts';
import { usePageStatusText } from '../saving/use-page-status-text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { pageSettingsTabs } from './page-settings/tabs.ts';
import { common, messages } from '../messages/messages.ts';
import { flushPage } from '../saving/commands.ts';
import { Dialog } from '../ui/Dialog.tsx';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';
import * as formsStyles from '../ui/styles/forms.module.css';

const t = messages.pageSettings;

export function PageSettings(props: ModalProps) {
  const editor = useEditor();
  const { saving, canUndo, canRedo, openTab } = useEditorState();
  const status = usePageStatusText();
  useEffect(() => limitUndo(editor), [editor]);
  return (
    <div className={sidebarStyles.stack} onKeyDown={(event) => onKeyDown(editor, event)}>
      <div className={inputsStyles.actions}>
        <span className={formsStyles.formStatus} role="status" data-form={saving.kind}>
          {t.savedAsYouType(status)}
        </span>
        <span className={`${inputsStyles.actions} ${rowsStyles.rowActions}`}>
          <IconButton icon={Undo2} label={t.undo} disabled={!canUndo} onClick={() => undo(editor)} />
          <IconButton icon={Redo2} label={t.redo} disabled={!canRedo} onClick={() => redo(editor)} />
        </span>
      </div>
      <Tabs
        label={common.pageSettings}
        tabs={pageSettingsTabs}
        props={props}
        open={openTab || undefined}
        onOpen={(name) => showTab(editor, name as PageSettingsTab)}
        mayLeave={() => canCloseForms(editor)}
      />
    </div>
  );
}

function onKeyDown(editor: Editor, event: KeyboardEvent): void {
  const key = parseHistoryKey(event);
  if (!key || event.defaultPrevented) return;
  event.preventDefault();
  if (key === 'undo') undo(editor);
  else redo(editor);
}

interface ModalProps {
  navigate: (url: string) => void;
}

export function EditModal({ navigate, onClose }: ModalProps & { onClose: () => void }) {
  const editor = useEditor();
  const { editInModalType } = useEditorState();
  const [full, setFull] = useState(false);
  if (editInModalType !== 'page-settings') return null;
  const leave = async () => {
    if (!(await canCloseForms(editor))) return;
    closePanel(editor);
    // Pending page changes must be saved before the visit is loaded again.
    await flushPage(editor).catch(() => undefined);
    onClose();
  };
  return (
    <Dialog
      title={common.pageSettings}
      size={full ? 'full' : 'wide'}
      onResize={() => setFull(!full)}
      onClose={() => void leave()}
    >
      <PageSettings
        navigate={(url) => {
          closePanel(editor);
          navigate(url);
        }}
      />
    </Dialog>
  );
}
