import type { Page } from '../../../../proto/entities/page.ts';
import { getTemplate } from '../../templates/index.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { openSidebar } from '../core/panel-actions.ts';
import { documentRefusal } from '../core/permissions.ts';
import { Button } from '../ui/Button.tsx';
import { PermissionGate } from '../ui/PermissionGate.tsx';
import { FieldList } from './FieldList.tsx';
import { PageTheme } from './PageTheme.tsx';
import { common } from '../messages/messages.ts';

export function HeaderPanel() {
  const editor = useEditor();
  const now = useEditorState();
  const { documents, selectedComponent } = now;
  const { page } = documents;
  if (!page) return null;
  const template = getTemplate(page.template);
  const first = selectedComponent?.field;
  return (
    <>
      <PermissionGate reason={documentRefusal(now, 'page')}>
        <FieldList
          fields={template.header}
          document="page"
          base={['header']}
          value={page.header}
          first={first}
          groupsTexts
        />
        <FieldList fields={template.fields} document="page" base={[]} value={page} first={first} groupsTexts />
        <PageTheme page={page as Page} />
      </PermissionGate>
      <Button onClick={() => openSidebar(editor, 'sub-navs')}>{common.subNav}</Button>
    </>
  );
}
