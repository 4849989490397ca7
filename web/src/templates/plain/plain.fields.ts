import type { TemplateDeclaration } from '../declaration.ts';
import { heroFields } from '../header-fields.ts';

const declarePlain = (name: TemplateDeclaration['name'], label: string, about: string): TemplateDeclaration => ({
  name,
  label,
  about,
  header: heroFields,
  fields: {},
  sections: [{ at: 'contents', label: 'Contents' }],
});

export const primary = declarePlain('primary', 'Primary', 'A picture in an arch next to the text, then any blocks.');
export const secondary = declarePlain('secondary', 'Secondary', 'A plain header with a wide picture beside it.');
export const tertiary = declarePlain('tertiary', 'Tertiary', 'Text only: for terms, policies and answers.');
export const discover = declarePlain('discover', 'Discover', 'A golden header for a campaign or a new benefit.');
