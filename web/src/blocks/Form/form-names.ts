/** Distinguishes the fields of editors from the fields that every form has. */
export const FIELD_PREFIX = 'field-';
export const fieldName = (key: string): string => FIELD_PREFIX + key;

export const sentAnchor = (formId: string): string => `sent-${formId}`;

/** The fragment scrolls to the form when the server responds with errors. */
export const formAction = (canonical: string, formId: string): string =>
  `/forms${canonical.split('?')[0]}#form-${formId}`;

export const slugOf = (canonical: string): string => decodeURIComponent(canonical.split('?')[0]!).replace(/^\//, '');
