import { isEmail, isPhone } from '../../../../proto/contact-values.ts';
import { api } from '../../api.ts';
import { FIELD_PREFIX } from './form-names.ts';

interface Submission {
  slug: string;
  pageId: string | undefined;
  formId: string;
  submissionId: string;
  about: string;
}

/** Sends the form, and then deletes the stored entries of the visitor. */
export async function sendForm(form: HTMLFormElement, key: string, submission: Submission): Promise<void> {
  await api('POST /leads/submitForm', { ...submission, ...readEntries(form), from: pathOnThisSite() });
  withStorage((storage) => storage.removeItem(key));
}

function readEntries(form: HTMLFormElement): { values: Record<string, string>; website: string } {
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const fields = texts.filter(([name, value]) => name.startsWith(FIELD_PREFIX) && value.trim() !== '');
  return {
    values: Object.fromEntries(fields.map(([name, value]) => [name.slice(FIELD_PREFIX.length), value])),
    website: texts.find(([name]) => name === 'website')?.[1] ?? '',
  };
}

/** The router stores the previous path in the history state on each navigation. */
function pathOnThisSite(): string {
  const { usr } = (history.state ?? {}) as { usr?: { from?: string } };
  if (usr?.from) return usr.from.slice(0, 500);
  if (!URL.canParse(document.referrer)) return '';
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? pathname.slice(0, 500) : '';
}

/**
 * Restores entries that the visitor typed before a navigation or reload, stores further typing under `key`, and calls `correct` when a
 * field becomes valid.
 */
export function watchForm(form: HTMLFormElement, key: string, correct: (field: string, isLast: boolean) => void): void {
  withStorage((storage) => restoreTyped(form, JSON.parse(storage.getItem(key) ?? '{}') as Record<string, string>));
  form.oninput = ({ target }) => {
    withStorage((storage) => storage.setItem(key, JSON.stringify(readEntries(form).values)));
    const input = target as HTMLInputElement;
    if (input.hasAttribute('aria-invalid') && isCorrect(input))
      correct(input.name.slice(FIELD_PREFIX.length), form.querySelectorAll('[aria-invalid]').length === 1);
  };
}

function restoreTyped(form: HTMLFormElement, typed: Record<string, string>): void {
  for (const [field, value] of Object.entries(typed)) {
    const input = form.elements.namedItem(FIELD_PREFIX + field);
    if (input instanceof HTMLInputElement && input.type === 'checkbox') input.checked = true;
    else if (input && 'value' in input && input.value === '') input.value = value;
  }
}

function isCorrect(input: HTMLInputElement): boolean {
  if (input.inputMode === 'email') return isEmail(input.value.trim());
  if (input.type === 'tel') return isPhone(input.value.trim());
  return input.validity.valid;
}

function withStorage(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage);
  } catch {
    // If storage is disabled or full, entries are not restored.
  }
}
