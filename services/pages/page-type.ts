import { isAllowedIn, findTemplateType } from '../../proto/blocks/manifest.ts';
import type { Item } from '../../proto/content.ts';
import {
  contentSections,
  type PageContent,
  type PageType,
  type Template,
  templates,
} from '../../proto/entities/page.ts';
import { declarations } from '../../proto/page-types/declarations.ts';
import { pages } from '../../proto/pages.ts';
import { handle } from '../kit/contract/handle.ts';
import { addressContext } from './address.ts';
import { normalizePage, toContent } from './content.ts';
import { changeDraft, draftNeeds } from './draft.ts';
import { PageDocs } from './pages.store.ts';
import { authorize } from './rights.ts';

type Section = (typeof contentSections)[number];

interface NewType {
  pageType: PageType;
  template?: Template;
}

interface Fitted {
  content: PageContent;
  hiddenFields: string[];
  movedBlocks: number;
  hiddenBlocks: Pick<Item, 'key' | 'componentType'>[];
}

export const typeHandlers = {
  changeType: handle(pages.calls.changeType, draftNeeds, ({ _id, ...type }, caller, needs) =>
    changeDraft(_id, 'changeType', caller, needs, (current) => fitToType(current, type).content),
  ),

  checkType: handle(pages.calls.checkType, { docs: PageDocs }, async ({ _id, ...type }, caller, { docs }) => {
    const current = toContent(authorize(await docs.head(_id), 'view', caller).draft);
    const { content, ...unfitting } = fitToType(current, type);
    const { slug, template } = await normalizePage(content, addressContext(current), current);
    return { slug, template, ...unfitting };
  }),
};

/** Content that the new template does not show remains stored, so a later change of the template can show it again. */
export function fitToType(page: PageContent, to: NewType): Fitted {
  const template = chooseTemplate(page, to);
  const shown = sectionsOf(template);
  const lists = new Map<Section, Item[]>(contentSections.map((section) => [section, page[section] ?? []]));
  const hiddenBlocks: Item[] = [];
  let movedBlocks = 0;
  for (const section of contentSections.filter((one) => !shown.includes(one))) {
    const target = shown[0]!;
    const [fitting, others] = partition(lists.get(section)!, (item) =>
      isAllowedIn(template, target, item.componentType),
    );
    lists.set(target, [...fitting, ...lists.get(target)!]);
    lists.set(section, others);
    movedBlocks += fitting.length;
    hiddenBlocks.push(...others);
  }
  const content: PageContent = { ...page, pageType: to.pageType, template };
  for (const [section, items] of lists) if (items.length > 0 || page[section]) content[section] = items;
  return {
    content,
    movedBlocks,
    hiddenBlocks: hiddenBlocks.map(({ key, componentType }) => ({ key, componentType })),
    hiddenFields: findHiddenFields(page, template),
  };
}

function chooseTemplate({ template }: PageContent, to: NewType): Template {
  if (to.template) return to.template;
  const allowed: readonly PageType[] = templates[template];
  return allowed.includes(to.pageType) ? template : declarations[to.pageType].templates[0];
}

/** The main text of an article or event is first, because the page shows it first. */
const sectionsOf = (template: Template): Section[] =>
  Object.keys(findTemplateType(template)!.sections).toSorted((a, b) =>
    a === 'contents' ? 1 : b === 'contents' ? -1 : 0,
  ) as Section[];

function findHiddenFields(page: PageContent, template: Template): string[] {
  const before = findTemplateType(page.template)!;
  const after = findTemplateType(template)!;
  const header: Record<string, unknown> = page.header;
  const fields: Record<string, unknown> = page;
  return [
    ...Object.keys(before.header)
      .filter((name) => !(name in after.header) && !isEmpty(header[name]))
      .map((name) => `header.${name}`),
    ...Object.keys(before.fields).filter((name) => !(name in after.fields) && !isEmpty(fields[name])),
  ];
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object' || value === null) return value === undefined || value === null || value === '';
  const { imageId, href, text } = value as Record<string, unknown>;
  return !imageId && !href && !text;
}

function partition<T>(all: T[], fits: (one: T) => boolean): [T[], T[]] {
  return [all.filter(fits), all.filter((one) => !fits(one))];
}
