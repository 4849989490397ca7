import { useEditor, useEditorState } from '../core/use-editor.ts';
import { openSidebar } from '../core/panel-actions.ts';
import { siteDocumentRefusal } from '../core/permissions.ts';
import type { SiteDocument } from '../core/selection.ts';
import { siteDocumentFields } from '../site-documents/site-document-fields.ts';
import { Button } from '../ui/Button.tsx';
import { PermissionGate } from '../ui/PermissionGate.tsx';
import { FieldList } from './FieldList.tsx';
import { SiteDocumentBar } from './SiteDocumentBar.tsx';
import { messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';

const { siteDocument: t, subNavs } = messages.sidebar;

export function SitePanel({ name }: { name: SiteDocument }) {
  const editor = useEditor();
  const now = useEditorState();
  const document = now.documents[name];
  if (!document) return null;
  const scope = document.region ? t.ofRegion(document.region) : t.ofDomain;
  const hint = name === 'subNav' ? subNavs.uses(now.documents.subNav!.count) : scope;
  return (
    <>
      <p className={inputsStyles.hint}>{hint}</p>
      <SiteDocumentBar name={name} />
      {name === 'subNav' && <Button onClick={() => openSidebar(editor, 'sub-navs')}>{subNavs.all}</Button>}
      <PermissionGate reason={siteDocumentRefusal(now, name)}>
        <FieldList fields={siteDocumentFields[name]} document={name} base={[]} value={document} />
      </PermissionGate>
    </>
  );
}
