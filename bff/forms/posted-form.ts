import type { ClientInput } from '../../proto/contract.ts';
import type { leads } from '../../proto/leads.ts';
import { normalizeSlug } from '../../proto/slug.ts';

type Submission = ClientInput<typeof leads.calls.submitForm> & { values: Record<string, string> };

const FIELD = 'field-';

export function readPostedForm(body: URLSearchParams, path: string, referrer: string | undefined): Submission {
  const fields = [...body].filter(([name, value]) => name.startsWith(FIELD) && value.trim() !== '');
  const pageId = body.get('pageId');
  return {
    slug: normalizeSlug(decodeURIComponent(path)),
    formId: body.get('formId') ?? '',
    ...(pageId && { pageId }),
    values: Object.fromEntries(fields.map(([name, value]) => [name.slice(FIELD.length), value])),
    website: body.get('website') ?? '',
    about: aboutOf(referrer).slice(0, 300),
  };
}

const aboutOf = (referrer = ''): string =>
  URL.canParse(referrer) ? (new URL(referrer).searchParams.get('about') ?? '') : '';
