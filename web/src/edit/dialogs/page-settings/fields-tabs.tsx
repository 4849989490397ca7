import { Fragment } from 'react';
import type { Path } from '../../../../../proto/edit.ts';
import { valueAt } from '../../../../../proto/edit/path.ts';
import type { Page } from '../../../../../proto/entities/page.ts';
import { type Fields, choice, number, optionsOf, text, toggle } from '../../../fields/field.ts';
import { useDocument } from '../../core/use-document.ts';
import { usePageRefusal } from '../../core/use-page-refusal.ts';
import { common, messages } from '../../messages/messages.ts';
import { sharingPicture } from '../../pictures/picture-fields.ts';
import { FieldList } from '../../sidebar/FieldList.tsx';
import { PermissionGate } from '../../ui/PermissionGate.tsx';

const t = messages.pageSettings;

/** A field of the page settings. */
export interface PageSetting {
  path: Path;
  label: string;
  /** Heading above the setting. */
  of?: string;
}

interface FieldGroup {
  base: Path;
  heading?: string;
  fields: Fields;
}

/** Returns the panel and the settings of a tab that consists of fields. */
const defineTab = (groups: readonly FieldGroup[]) => ({
  settings: groups.flatMap(({ base, heading: of, fields }) =>
    Object.entries(fields).map(([name, { label }]): PageSetting => ({ path: [...base, name], label, of })),
  ),
  Panel: function FieldsTab() {
    const page = useDocument('page');
    const reason = usePageRefusal('edit');
    if (!page) return null;
    return (
      <PermissionGate reason={reason}>
        {groups.map(({ base, heading, fields }) => (
          <Fragment key={base.join()}>
            {heading && <h3>{heading}</h3>}
            <FieldList fields={fields} document="page" base={base} value={valueAt(page, base)} />
          </Fragment>
        ))}
      </PermissionGate>
    );
  },
});

export const seoTab = defineTab([
  {
    base: [],
    fields: {
      title: text(common.title, { hint: t.titleHint }),
      description: text(common.description, { multiline: true, max: 1000 }),
      keywords: text(common.keywords, { max: 1000 }),
      priority: number(common.priority, { min: 0, max: 1, step: 0.1 }, { initial: 0.5 }),
      frequency: choice(
        common.changeFrequency,
        optionsOf<NonNullable<Page['frequency']>>(messages.dialogs.frequencies),
        { initial: 'yearly' },
      ),
      hideFromSitemap: toggle(t.hideFromSitemap, { hint: t.hideFromSitemapHint }),
      hideFromRobots: toggle(t.hideFromRobots),
    },
  },
]);

const sharingFields: Fields = {
  title: text(common.title),
  keywords: text(common.keywords, { max: 1000 }),
  description: text(common.description, { multiline: true, max: 1000 }),
  image: sharingPicture,
};

export const sharingTab = defineTab([
  { base: ['og'], heading: common.openGraph, fields: sharingFields },
  { base: ['twitter'], heading: common.twitter, fields: sharingFields },
]);
