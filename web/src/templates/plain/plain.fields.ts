import { type TemplateDeclaration, heroFields } from '../template.ts';

const declarePlain = (name: TemplateDeclaration['name']): TemplateDeclaration => ({
  name,
  header: heroFields,
  fields: {},
  sections: [{ at: 'contents', label: 'Contents' }],
});

export const primary = declarePlain('primary');
export const secondary = declarePlain('secondary');
export const tertiary = declarePlain('tertiary');
export const discover = declarePlain('discover');
