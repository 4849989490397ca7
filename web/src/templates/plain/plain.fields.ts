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

export const primary = declarePlain('primary', 'Primary', 'A picture in an arch beside the text.');
export const secondary = declarePlain('secondary', 'Secondary', 'A wide picture beside the text.');
export const tertiary = declarePlain('tertiary', 'Tertiary', 'Text only.');
export const discover = declarePlain('discover', 'Discover', 'A golden header for a campaign.');
