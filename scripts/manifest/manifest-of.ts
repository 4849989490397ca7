import type { BlockType, FieldType, FieldTypes, Manifest, TemplateType } from '../../proto/blocks/field-type.ts';
import type { BlockDeclaration } from '../../web/src/blocks/declaration.ts';
import type * as fields from '../../web/src/fields/field.ts';
import type { TemplateDeclaration } from '../../web/src/templates/declaration.ts';

export function manifestOf(blocks: readonly BlockDeclaration[], templates: readonly TemplateDeclaration[]): Manifest {
  return {
    blocks: byName(blocks.map((block) => [block.componentType, blockType(block)])),
    templates: byName(templates.map((template) => [template.name, templateType(template)])),
  };
}

function blockType({ fields, articles }: BlockDeclaration): BlockType {
  return { fields: typesOf(fields), ...(articles && { articles }) };
}

function templateType({ header, fields, sections }: TemplateDeclaration): TemplateType {
  const lists = sections.map(({ at, whitelist, blacklist }) => [at, defined({ whitelist, blacklist })]);
  return { header: typesOf(header), fields: typesOf(fields), sections: Object.fromEntries(lists) };
}

const typesOf = (declared: fields.Fields): FieldTypes =>
  Object.fromEntries(Object.entries(declared).map(([name, field]) => [name, typeOf(field)]));

function typeOf(field: fields.Field): FieldType {
  switch (field.kind) {
    case 'text': {
      const { max, indexed } = field as fields.TextField;
      return defined({ kind: 'text', max, indexed });
    }
    case 'picture':
      return { kind: 'picture', sizes: Object.keys((field as fields.PictureField).sizes) };
    case 'choice':
      return { kind: 'choice', options: optionsOf(field as fields.ChoiceField), initial: field.initial };
    case 'choices':
      return { kind: 'choices', options: optionsOf(field as fields.ChoicesField) };
    case 'number': {
      const { min, max } = field as fields.NumberField;
      return { kind: 'number', min, max };
    }
    case 'date':
      return defined({ kind: 'date', shownUntil: (field as fields.DateField).shownUntil });
    case 'list': {
      const { max, of } = field as fields.ListField;
      return { kind: 'list', max, of: typesOf(of) };
    }
    case 'contents': {
      const { whitelist, blacklist } = field as fields.ContentsField;
      return defined({ kind: 'contents', whitelist, blacklist });
    }
    default:
      return { kind: field.kind };
  }
}

const optionsOf = ({ options }: { options: readonly { value: string }[] }) => options.map(({ value }) => value);

const byName = <V>(entries: [string, V][]): Record<string, V> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

const defined = <V extends object>(value: V): V =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as V;
