import { type Fields, text } from '../../../fields/field.ts';
import { useDocument } from '../../core/use-document.ts';
import { usePageRefusal } from '../../core/use-page-refusal.ts';
import { FieldList } from '../../sidebar/FieldList.tsx';
import { PermissionGate } from '../../ui/PermissionGate.tsx';
import { sharingPicture } from '../../pictures/sharing-picture.ts';
import { type PageSetting, settingsOf } from './page-setting.ts';
import { common } from '../../messages/messages.ts';

const fields: Fields = {
  title: text(common.title),
  keywords: text(common.keywords, { max: 1000 }),
  description: text(common.description, { multiline: true, max: 1000 }),
  image: sharingPicture,
};

export const sharingSettings: PageSetting[] = [
  ...settingsOf(fields, ['og'], common.openGraph),
  ...settingsOf(fields, ['twitter'], common.twitter),
];

export function SharingTab() {
  const page = useDocument('page');
  const reason = usePageRefusal('edit');
  if (!page) return null;
  return (
    <PermissionGate reason={reason}>
      <h3>{common.openGraph}</h3>
      <FieldList fields={fields} document="page" base={['og']} value={page.og} />
      <h3>{common.twitter}</h3>
      <FieldList fields={fields} document="page" base={['twitter']} value={page.twitter} />
    </PermissionGate>
  );
}
