import type { TemplateDeclaration } from '../../templates/template.ts';

/** `path` is a field of the page, or `header.x`. */
export function labelOfField({ header, fields }: Pick<TemplateDeclaration, 'header' | 'fields'>, path: string): string {
  const name = path.replace(/^header\./, '');
  return (path === name ? fields : header)[name]?.label ?? name;
}
