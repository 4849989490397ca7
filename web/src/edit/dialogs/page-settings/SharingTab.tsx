import { type Fields, text } from '../../../fields/field.ts';
import { useDocument } from '../../core/use-document.ts';
import { usePageRefusal } from '../../core/use-page-refusal.ts';
import { FieldList } from '../../sidebar/FieldList.tsx';
import { PermissionGate } from '../../ui/PermissionGate.tsx';
import { sharingPicture } from '../../pictures/sharing-picture.ts';

const fields: Fields = {
  title: text('Title'),
  keywords: text('Keywords', { max: 1000 }),
  description: text('Description', { multiline: true, max: 1000 }),
  image: sharingPicture,
};

export function SharingTab() {
  const page = useDocument('page');
  const reason = usePageRefusal('edit');
  if (!page) return null;
  return (
    <PermissionGate reason={reason}>
      <h3>Open Graph</h3>
      <FieldList fields={fields} document="page" base={['og']} value={page.og} />
      <h3>Twitter</h3>
      <FieldList fields={fields} document="page" base={['twitter']} value={page.twitter} />
    </PermissionGate>
  );
}
