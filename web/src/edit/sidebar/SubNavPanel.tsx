import { useEditor, useEditorState } from '../core/use-editor.ts';
import { openSidebar } from '../core/panel-actions.ts';
import { siteDocumentRefusal } from '../core/permissions.ts';
import { Button } from '../ui/Button.tsx';
import { PermissionGate } from '../ui/PermissionGate.tsx';
import { FieldList } from './FieldList.tsx';
import { SiteDocumentBar } from './SiteDocumentBar.tsx';
import { subNavFields } from '../site-documents/sub-nav-fields.ts';
import { messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import { useDocument } from '../core/use-document.ts';
import { SubNavChoice } from './SubNavChoice.tsx';

const t = messages.sidebar.subNavs;

export function SubNavPanel() {
  const editor = useEditor();
  const now = useEditorState();
  const { subNav } = now.documents;
  if (!subNav) return null;
  return (
    <>
      <p className={inputsStyles.hint}>{t.uses(subNav.count)}</p>
      <SiteDocumentBar name="subNav" />
      <div className={inputsStyles.actions}>
        <Button onClick={() => openSidebar(editor, 'sub-navs')}>{t.all}</Button>
      </div>
      <PermissionGate reason={siteDocumentRefusal(now, 'subNav')}>
        <FieldList fields={subNavFields} document="subNav" base={[]} value={subNav} />
      </PermissionGate>
    </>
  );
}

export function SubNavsPanel() {
  const page = useDocument('page');
  return page && <SubNavChoice page={page} />;
}
