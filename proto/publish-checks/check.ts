import { type Fields, findTemplateType } from '../blocks/manifest.ts';
import type { Path } from '../edit.ts';
import type { DeadLinkReason } from '../link-verdicts.ts';

export interface Finding {
  /** Path of the block; empty for the header and the settings of the page. */
  item: Path;
  what: string;
  /** Path of a field of the page, if the problem is in that field. */
  field?: Path;
  /** Why a link to another website is dead. */
  why?: DeadLinkReason;
}

/** A check of the content of a page before it is published. Checks must not import schemas, because browsers load them. */
export interface PublishCheck {
  /** Completes "Solve this first: …" in the refusal of a blocking check. */
  problem: string;
  find: (page: Fields) => Finding[];
}

/** Returns the parts that the template shows. A page may also contain lists of an earlier template. */
export function renderedParts(page: Fields): Fields {
  const sections = Object.keys(findTemplateType(page.template)?.sections ?? {});
  return {
    template: page.template,
    header: page.header,
    ...Object.fromEntries(sections.map((section) => [section, page[section]])),
  };
}
