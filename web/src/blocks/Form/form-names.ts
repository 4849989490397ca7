/** Fields that editors define cannot have the names of the form's own. */
export const FIELD_PREFIX = 'field-';
export const fieldName = (key: string): string => FIELD_PREFIX + key;

export const sentAnchor = (formId: string): string => `sent-${formId}`;

/** The fragment scrolls to the form when the server answers with the mistakes. */
export const formAction = (canonical: string, formId: string): string =>
  `/forms${canonical.split('?')[0]}#form-${formId}`;

export const slugOf = (canonical: string): string => decodeURIComponent(canonical.split('?')[0]!).replace(/^\//, '');
