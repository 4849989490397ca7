import { z } from 'zod';
import { walkItems } from '../../proto/blocks/walk-content.ts';
import type { Page } from '../../proto/entities/page.ts';
import { fieldKinds, formLimits } from '../../proto/form-limits.ts';

const Text = z.string().trim().catch('');

const FormField = z.object({
  key: z.string().min(1),
  kind: z.enum(fieldKinds).catch('text'),
  label: Text,
  required: z.boolean().catch(false),
  options: Text,
});
export type FormField = z.infer<typeof FormField>;

const FormBlock = z.object({
  key: z.string(),
  title: Text,
  fields: z.array(z.unknown()).catch([]),
  consent: Text,
});

export interface Form {
  _id: string;
  title: string;
  fields: FormField[];
  consent: string;
}

export function findForm(page: Page, formId: string): Form | null {
  for (const { item } of walkItems([page.contents, page.articleContents, page.eventContents])) {
    if (item.componentType !== 'Form' || item.key !== formId) continue;
    const { title, fields, consent } = FormBlock.parse(item);
    const valid = fields.flatMap((field) => FormField.safeParse(field).data ?? []);
    const labelled = valid.filter(({ label }) => label !== '').slice(0, formLimits.fields);
    return { _id: formId, title, fields: labelled, consent };
  }
  return null;
}
