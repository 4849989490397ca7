import { isRecord } from '../../../../../proto/blocks/kinds/stored-value.ts';
import type { Page } from '../../../../../proto/entities/page.ts';
import { getBlock } from '../../../blocks/index.ts';
import type { StructuredData, StructuredDataType } from '../../../blocks/block.ts';
import type { Fields } from '../../../fields/field.ts';
import { getTemplate } from '../../../templates/index.ts';
import { plainText } from '../../../../../proto/rich-text.ts';

type DescribedAs<T extends StructuredDataType> = {
  [Name in keyof Extract<StructuredData, { type: T }>['fields']]: unknown;
};

export const findDescribed = <T extends StructuredDataType>(page: Page | null, type: T): DescribedAs<T>[] =>
  page ? getTemplate(page.template).sections.flatMap(({ at }) => inItems(page[at], type)) : [];

function inItems<T extends StructuredDataType>(items: unknown, type: T): DescribedAs<T>[] {
  if (!Array.isArray(items)) return [];
  return items.filter(isRecord).flatMap((item) => {
    const block = getBlock(String(item.componentType));
    if (!block) return [];
    const inner = Object.entries(block.fields as Fields)
      .filter(([, { kind }]) => kind === 'contents')
      .flatMap(([name]) => inItems(item[name], type));
    return [...describe(item, block.structuredData, type), ...inner];
  });
}

function describe<T extends StructuredDataType>(
  item: Record<string, unknown>,
  declared: StructuredData | undefined,
  type: T,
): DescribedAs<T>[] {
  if (declared?.type !== type) return [];
  const rows = declared.rows === undefined ? [item] : item[declared.rows];
  if (!Array.isArray(rows)) return [];
  return rows
    .filter(isRecord)
    .map(
      (row) =>
        Object.fromEntries(Object.entries(declared.fields).map(([role, name]) => [role, row[name]])) as DescribedAs<T>,
    );
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export type SchemaOrgThing = Record<string, unknown> & { '@type': string };

const MIN_QUESTIONS = 2;

/** A foldout can contain any content, so a page is a list of questions only if two or more titles end with a question mark. */
export function createQuestions(page: Page | null): SchemaOrgThing[] {
  const questions = findDescribed(page, 'question')
    .map(({ question, answer }) => ({ name: plainText(textOf(question)), text: plainText(textOf(answer)) }))
    .filter(({ name, text }) => /[?？]$/.test(name) && text !== '');
  if (questions.length < MIN_QUESTIONS) return [];
  const mainEntity = questions.map(({ name, text }) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
