import { type Fields, findTemplateType } from '../blocks/manifest-lookup.ts';

/** What the template of the page shows: a page may also hold lists of a template that it had before. */
export function renderedParts(page: Fields): Fields {
  const sections = Object.keys(findTemplateType(page.template)?.sections ?? {});
  return {
    template: page.template,
    header: page.header,
    ...Object.fromEntries(sections.map((section) => [section, page[section]])),
  };
}
