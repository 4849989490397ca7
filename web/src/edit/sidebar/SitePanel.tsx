import { useSnapshot } from 'valtio';
import type { Fields } from '../../fields/field.ts';
import { isPublishable } from '../core/publishable.ts';
import { state } from '../core/state.ts';
import type { SiteDocument } from '../saving/site-saving.ts';
import { Button } from '../ui/Button.tsx';
import { FieldList } from './FieldList.tsx';

interface SitePanelProps {
  name: SiteDocument;
  fields: Fields;
  save: () => Promise<boolean>;
  publish: () => Promise<boolean>;
}

/** What stands around every page, with buttons of its own: it is saved and published apart from the page. */
export function SitePanel({ name, fields, save, publish }: SitePanelProps) {
  const { documents, unsaved } = useSnapshot(state);
  const document = documents[name];
  if (!document) return null;
  return (
    <>
      <p className="ed-hint">
        {document.region ? `For the region /${document.region}` : 'For every region without its own'}
      </p>
      <div className="ed-actions">
        <Button disabled={!unsaved[name]} onClick={() => void save()}>
          Save
        </Button>
        <Button look="primary" disabled={!unsaved[name] && !isPublishable(document)} onClick={() => void publish()}>
          Publish
        </Button>
      </div>
      <FieldList fields={fields} document={name} base={[]} value={document} />
    </>
  );
}
