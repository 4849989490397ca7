import { z } from 'zod';
import { walkItems } from '../../proto/blocks/walk-content.ts';
import { isEmail, isPhone } from '../../proto/contact-values.ts';
import type { Page } from '../../proto/entities/page.ts';
import type { Problem } from '../../proto/errors.ts';
import { CONSENT, fieldKinds, formLimits, parseOptions } from '../../proto/form-limits.ts';
import { formRefusals } from '../../proto/refusals/leads.ts';

interface CheckedSubmission {
  values: { label: string; value: string }[];
  consent: string;
  replyTo: string;
}

interface FieldError {
  field: string;
  label: string;
  problem: Problem;
}

export function checkSubmission(form: Form, sent: Record<string, string>): CheckedSubmission {
  const errors: FieldError[] = [];
  const entries = form.fields.map((field) => {
    const value = normalizeValue(field, sent[field.key] ?? '');
    const problem = value === '' ? findMissing(field) : findInvalid(field, value);
    if (problem) errors.push({ field: field.key, label: field.label, problem });
    return { field, value };
  });
  if (form.consent !== '' && !isChecked(sent[CONSENT]))
    errors.push({ field: CONSENT, label: form.consent, problem: formRefusals.consentRequired() });
  if (errors.length > 0) throw refuse(errors);
  return {
    values: entries
      .filter(({ value }) => value !== '')
      .map(({ field, value }) => ({ label: field.label, value: field.kind === 'checkBox' ? '✓' : value })),
    consent: form.consent,
    replyTo: entries.find(({ field, value }) => field.kind === 'email' && value !== '')?.value ?? '',
  };
}

function refuse(errors: FieldError[]): Problem {
  const fields = errors.map(({ label }) => shorten(label)).join(', ');
  const details = errors.map(({ field, problem }) => {
    const { key, message, parameters } = problem.toData();
    return { field, key, message, ...(parameters && { parameters }) };
  });
  return formRefusals.invalidValues({ fields }, { fields: details });
}

const MAX_LABEL = 40;

function shorten(label: string): string {
  if (label.length <= MAX_LABEL) return label.replace(/[.:!?]+$/, '');
  return `${label.slice(0, MAX_LABEL).replace(/\P{L}+\p{L}*$/u, '')} …`;
}

function normalizeValue({ kind }: FormField, value: string): string {
  const lines = value.replace(/\r\n?/g, '\n').trim();
  return kind === 'longText' ? lines : lines.replace(/\s+/g, ' ');
}

function findMissing({ kind, label, required }: FormField): Problem | null {
  if (!required) return null;
  return kind === 'choice' ? formRefusals.choiceRequired({ label }) : formRefusals.required({ label });
}

function findInvalid({ kind, label, options }: FormField, value: string): Problem | null {
  const max = kind === 'longText' ? formLimits.text : formLimits.line;
  if (value.length > max) return formRefusals.tooLong({ label, max });
  if (kind === 'email' && !isEmail(value)) return formRefusals.invalidEmail();
  if (kind === 'phone' && !isPhone(value)) return formRefusals.invalidPhone();
  if (kind === 'date' && !z.iso.date().safeParse(value).success) return formRefusals.invalidDate();
  if (kind === 'choice' && !parseOptions(options).includes(value)) return formRefusals.unknownOption({ label });
  return null;
}

const isChecked = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

const Text = z.string().trim().catch('');

const FormField = z.object({
  key: z.string().min(1),
  kind: z.enum(fieldKinds).catch('text'),
  label: Text,
  required: z.boolean().catch(false),
  options: Text,
});
type FormField = z.infer<typeof FormField>;

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
