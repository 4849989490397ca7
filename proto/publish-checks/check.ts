import { type Fields, findTemplateType } from '../blocks/manifest.ts';
import type { Path } from '../edit.ts';
import type { LinkDeath } from '../link-verdicts.ts';

export interface Finding {
  /** Of the block; empty for the header and the settings of the page. */
  item: Path;
  what: string;
  /** Of the page, if the problem is in this field. */
  field?: Path;
  /** Of a link to another website. */
  why?: LinkDeath;
}

/** A check of the content of a page before it is published. Must not import schemas, because browsers load it. */
export interface PublishCheck {
  /** Completes "Solve this first: …" in the refusal of a check that blocks. */
  problem: string;
  find: (page: Fields) => Finding[];
}

/** What the template of the page shows: a page may also hold lists of a template that it had before. */
export function renderedParts(page: Fields): Fields {
  const sections = Object.keys(findTemplateType(page.template)?.sections ?? {});
  return {
    template: page.template,
    header: page.header,
    ...Object.fromEntries(sections.map((section) => [section, page[section]])),
  };
}
