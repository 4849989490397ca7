import type { Fields } from '../../fields/field.ts';
import { useEditorState } from '../core/use-editor.ts';
import { siteDocumentRefusal } from '../core/permissions.ts';
import type { SiteDocument } from '../core/selection.ts';
import { PermissionGate } from '../ui/PermissionGate.tsx';
import { FieldList } from './FieldList.tsx';
import { SiteDocumentBar } from './SiteDocumentBar.tsx';
import { messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';

const t = messages.sidebar.siteDocument;

interface SitePanelProps {
  name: Exclude<SiteDocument, 'subNav'>;
  fields: Fields;
}

export function SitePanel({ name, fields }: SitePanelProps) {
  const now = useEditorState();
  const document = now.documents[name];
  if (!document) return null;
  return (
    <>
      <p className={inputsStyles.hint}>{document.region ? t.ofRegion(document.region) : t.ofDomain}</p>
      <SiteDocumentBar name={name} />
      <PermissionGate reason={siteDocumentRefusal(now, name)}>
        <FieldList fields={fields} document={name} base={[]} value={document} />
      </PermissionGate>
    </>
  );
}
