import { frequencyOptions } from '../frequency-options.ts';
import { type Fields, choice, number, text, toggle } from '../../../fields/field.ts';
import { useDocument } from '../../core/use-document.ts';
import { usePageRefusal } from '../../core/use-page-refusal.ts';
import { FieldList } from '../../sidebar/FieldList.tsx';
import { PermissionGate } from '../../ui/PermissionGate.tsx';

const fields: Fields = {
  title: text('Title', { hint: 'Shown in search results and in the browser tab.' }),
  description: text('Description', { multiline: true, max: 1000 }),
  keywords: text('Keywords', { max: 1000 }),
  priority: number('Priority', { min: 0, max: 1, step: 0.1 }, { initial: 0.5 }),
  frequency: choice('Change Frequency', frequencyOptions, { initial: 'yearly' }),
  hideFromSitemap: toggle('Hide from sitemap', { hint: 'Also hides the page from the search of this site.' }),
  hideFromRobots: toggle('Hide from robots'),
};

export function SeoTab() {
  const page = useDocument('page');
  const reason = usePageRefusal('edit');
  if (!page) return null;
  return (
    <PermissionGate reason={reason}>
      <FieldList fields={fields} document="page" base={[]} value={page} />
    </PermissionGate>
  );
}
