import type { TemplateDeclaration } from '../declaration.ts';
import { heroFields } from '../header-fields.ts';

const declarePlain = (name: TemplateDeclaration['name'], label: string): TemplateDeclaration => ({
  name,
  label,
  header: heroFields,
  fields: {},
  sections: [{ at: 'contents', label: 'Contents' }],
});

export const primary = declarePlain('primary', 'Primary');
export const secondary = declarePlain('secondary', 'Secondary');
export const tertiary = declarePlain('tertiary', 'Tertiary');
export const discover = declarePlain('discover', 'Discover');
