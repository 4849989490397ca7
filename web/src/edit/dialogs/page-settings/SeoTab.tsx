import type { Page } from '../../../../../proto/entities/page.ts';
import { type Fields, choice, number, optionsOf, text, toggle } from '../../../fields/field.ts';
import { useDocument } from '../../core/use-document.ts';
import { usePageRefusal } from '../../core/use-page-refusal.ts';
import { FieldList } from '../../sidebar/FieldList.tsx';
import { PermissionGate } from '../../ui/PermissionGate.tsx';
import { settingsOf } from './page-setting.ts';
import { common, messages } from '../../messages/messages.ts';

const t = messages.pageSettings;

const frequencies = optionsOf<NonNullable<Page['frequency']>>(messages.dialogs.frequencies);

const fields: Fields = {
  title: text(common.title, { hint: t.titleHint }),
  description: text(common.description, { multiline: true, max: 1000 }),
  keywords: text(common.keywords, { max: 1000 }),
  priority: number(common.priority, { min: 0, max: 1, step: 0.1 }, { initial: 0.5 }),
  frequency: choice(common.changeFrequency, frequencies, { initial: 'yearly' }),
  hideFromSitemap: toggle(t.hideFromSitemap, { hint: t.hideFromSitemapHint }),
  hideFromRobots: toggle(t.hideFromRobots),
};

export const seoSettings = settingsOf(fields);

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
