import type { BlockType, Manifest, TemplateType } from '../../proto/blocks/field-type.ts';
import { describeFields, kinds } from '../../proto/blocks/kinds.ts';
import type { Kind } from '../../proto/blocks/kinds/kind.ts';
import type { BlockDeclaration } from '../../web/src/blocks/block.ts';
import type { TemplateDeclaration } from '../../web/src/templates/template.ts';

export function manifestOf(blocks: readonly BlockDeclaration[], templates: readonly TemplateDeclaration[]): Manifest {
  return {
    kinds: byName(
      Object.entries(kinds).map(([name, { role, shown, words }]: [string, Kind]) => [
        name,
        defined({ role, shown, words }),
      ]),
    ),
    blocks: byName(blocks.map((block) => [block.componentType, blockType(block)])),
    templates: byName(templates.map((template) => [template.name, templateType(template)])),
  };
}

function blockType({ fields, articles }: BlockDeclaration): BlockType {
  return { fields: describeFields(fields), ...(articles && { articles }) };
}

function templateType({ header, fields, sections }: TemplateDeclaration): TemplateType {
  const lists = sections.map(({ at, whitelist, blacklist }) => [at, defined({ whitelist, blacklist })]);
  return { header: describeFields(header), fields: describeFields(fields), sections: Object.fromEntries(lists) };
}

const byName = <V>(entries: [string, V][]): Record<string, V> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

const defined = <V extends object>(value: V): V =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as V;
