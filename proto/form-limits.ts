export const formLimits = {
  fields: 20,
  /** Options of a choice. */
  options: 50,
  /** Characters of a one-line value. */
  line: 300,
  /** Characters of a long text. */
  text: 5000,
};

export const fieldKinds = ['text', 'email', 'phone', 'longText', 'choice', 'checkBox', 'date'] as const;
export type FormFieldKind = (typeof fieldKinds)[number];

/** Name of the check box for the consent text among the fields of a form. */
export const CONSENT = 'consent';

/** A choice is stored as one option per line. */
export const parseOptions = (options: string): string[] =>
  [...new Set(options.split('\n').map((option) => option.trim()))].filter((option) => option !== '');
