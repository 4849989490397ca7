export const formLimits = {
  fields: 20,
  options: 50,
  line: 300,
  text: 5000,
};

export const fieldKinds = ['text', 'email', 'phone', 'longText', 'choice', 'checkBox', 'date'] as const;

export const CONSENT = 'consent';

/** Options are stored as one text with an option per line. */
export const parseOptions = (options: string): string[] =>
  [...new Set(options.split('\n').map((option) => option.trim()))].filter((option) => option !== '');
