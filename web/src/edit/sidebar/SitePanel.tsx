import { useSnapshot } from 'valtio';
import type { Fields } from '../../fields/field.ts';
import { state } from '../core/state.ts';
import type { SiteDocument } from '../saving/site-saving.ts';
import { FieldList } from './FieldList.tsx';
import { SiteDocumentBar } from './SiteDocumentBar.tsx';

interface SitePanelProps {
  name: SiteDocument;
  fields: Fields;
}

/** What stands around every page, with buttons of its own: it is saved and published apart from the page. */
export function SitePanel({ name, fields }: SitePanelProps) {
  const { documents } = useSnapshot(state);
  const document = documents[name];
  if (!document) return null;
  return (
    <>
      <p className="ed-hint">
        {document.region ? `For the region /${document.region}` : 'For every region without its own'}
      </p>
      <SiteDocumentBar name={name} />
      <FieldList fields={fields} document={name} base={[]} value={document} />
    </>
  );
}
