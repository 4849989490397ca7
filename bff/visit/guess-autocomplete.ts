import { walkItems } from '../../proto/blocks/walk-content.ts';
import { isRecord } from '../../proto/edit/path.ts';
import type { Page } from '../../proto/entities/page.ts';

const tokens: [RegExp, string][] = [
  [/first|given|^vorname/, 'given-name'],
  [/last name|surname|family|^nachname/, 'family-name'],
  [/job|position|^beruf/, 'organization-title'],
  [/company|organi[sz]ation|employer|business|firma|unternehmen|arbeitgeber/, 'organization'],
  [/post.?code|^zip|plz|postleitzahl/, 'postal-code'],
  [/^(city|town|suburb|ort|stadt)$/, 'address-level2'],
  [/street|^(postal )?address|straße|^(post)?anschrift/, 'street-address'],
  [/^(country|land)$/, 'country-name'],
  [/^((your|full|ihr|vollständiger) )?name$/, 'name'],
];
const MAX_WORDS = 3;

/** Returns the autocomplete token for a label. A long label is usually a question, so it gets none. */
export function guessAutocomplete(label: string): string {
  const text = label
    .trim()
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .replace(/[\s:*]+$/, '');
  if (text.split(/\s+/).length > MAX_WORDS) return '';
  return tokens.find(([words]) => words.test(text))?.[1] ?? '';
}

/** Adds the tokens on the server, because browsers without scripts can fill in fields too. */
export function guessAutocompletes(page: Page): Page {
  if (!listForms(page).length) return page;
  const shown = structuredClone(page);
  for (const field of listForms(shown).flatMap(({ fields }) => (Array.isArray(fields) ? fields : [])))
    if (isRecord(field) && field.kind === 'text' && !field.autocomplete)
      field.autocomplete = guessAutocomplete(String(field.label));
  return shown;
}

const listForms = (page: Page) =>
  [...walkItems(page)].flatMap(({ item }) => (item.componentType === 'Form' ? [item] : []));
