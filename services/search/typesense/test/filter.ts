import type { Collection, Document } from './collection.ts';
import { tokensOf } from './tokens.ts';

/**
 * Supports the part of `filter_by` that the engine uses: equality conditions joined by &&. Values can be quoted by backticks; a backtick
 * after a backslash is part of the value.
 */
export function filterOf(condition: string, { schema }: Collection): (document: Document) => boolean {
  const conditions = partsOf(condition, '&&').map((part) => {
    const [, name, value] = /^\s*(\w+):=\s*([^]*)$/.exec(part) ?? [];
    const list = /^\[([^]*)\]$/.exec(value ?? '')?.[1] ?? value;
    if (name === undefined || list === undefined || /[|()[\]<>!]/.test(outsideTicks(list)))
      throw new Error(`Could not parse the filter query: ${part}`);
    const field = schema.fields.find((one) => one.name === name);
    if (!field) throw new Error(`Could not find a filter field named \`${name}\` in the schema.`);
    const separators = schema.token_separators ?? [];
    const expected = partsOf(list, ',').map((one) => tokensOf(untick(one), separators).join(' '));
    return (document: Document) => {
      const values = [document[name]].flat().map((one) => tokensOf(String(one), separators).join(' '));
      return values.some((one) => expected.includes(one));
    };
  });
  return (document) => conditions.every((holds) => holds(document));
}

function partsOf(text: string, between: string): string[] {
  const parts: string[] = [];
  let part = '';
  let isInTicks = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '`' && text[at - 1] !== '\\') isInTicks = !isInTicks;
    if (!isInTicks && text.startsWith(between, at)) {
      parts.push(part);
      part = '';
      at += between.length - 1;
    } else part += text[at];
  }
  return [...parts, part];
}

const outsideTicks = (text: string): string => text.replace(/`(\\`|[^`])*`/g, '');
const untick = (text: string): string => text.trim().replace(/^`|`$/g, '').replaceAll('\\`', '`');
