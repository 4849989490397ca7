import { contentSections } from '../entities/page.ts';
import { type FieldTypes, validateValue } from './kinds.ts';
import { type Fields, findBlockType, isRecord, findTemplateType, getOwnValue, isAllowedBy } from './manifest.ts';

interface ContentError {
  path: string;
  message: string;
  identity: string;
}

/** Checks declared fields only; undeclared fields and blocks are never errors. */
export function validatePageContent(page: Fields): ContentError[] {
  const template = findTemplateType(page.template);
  const root = { path: '', identity: '' };
  const header = { path: 'header.', identity: 'header.' };
  return [
    ...(template && isRecord(page.header) ? validateFields(page.header, template.header, header) : []),
    ...(template ? validateFields(page, template.fields, root) : []),
    ...contentSections.flatMap((section) =>
      validateContents(page[section], template?.sections[section] ?? {}, { path: section, identity: section }),
    ),
  ];
}

export function findNewContentErrors(page: Fields, before: Fields | null): ContentError[] {
  const errors = validatePageContent(page);
  if (errors.length === 0 || !before) return errors;
  const knownIdentities = new Set(validatePageContent(before).map(({ identity }) => identity));
  return errors.filter(({ identity }) => !knownIdentities.has(identity));
}

interface At {
  path: string;
  identity: string;
}

interface Lists {
  whitelist?: readonly string[];
  blacklist?: readonly string[];
}

function validateFields(record: Fields, fields: FieldTypes, base: At): ContentError[] {
  return Object.entries(fields).flatMap(([name, type]) => {
    const value = getOwnValue(record, name);
    const at = { path: base.path + name, identity: base.identity + name };
    if (value == null) return [];
    const errors = validateValue(type, value);
    if (errors.length > 0) return errors.map(({ at: part, must }) => contentError(at, part, must, value));
    if (type.kind === 'contents') return validateContents(value, type, at);
    return type.kind === 'list' ? validateRows(value as unknown[], type.of, at) : [];
  });
}

function validateRows(rows: unknown[], of: FieldTypes, at: At): ContentError[] {
  return rows.flatMap((row, index) => {
    const key = isRecord(row) && typeof row.key === 'string' ? `#${row.key}` : `[${index}]`;
    const inside = { path: `${at.path}[${index}]`, identity: at.identity + key };
    if (!isRecord(row)) return [contentError(inside, undefined, 'must be an object', row)];
    return validateFields(row, of, { path: `${inside.path}.`, identity: `${inside.identity}.` });
  });
}

function validateContents(value: unknown, lists: Lists, at: At): ContentError[] {
  if (value == null) return [];
  if (!Array.isArray(value)) return [contentError(at, undefined, 'must be a list of blocks', value)];
  return value.flatMap((item: unknown, index) => {
    const path = `${at.path}[${index}]`;
    if (!isRecord(item) || typeof item.componentType !== 'string' || typeof item.key !== 'string')
      return [
        contentError({ path, identity: path }, undefined, 'must be a block with a componentType and a key', item),
      ];
    const { componentType, key } = item;
    const type = findBlockType(componentType);
    const misplaced = isAllowedBy(lists, componentType)
      ? []
      : [{ path, message: `${path} cannot be a ${componentType}`, identity: `${at.identity} holds #${key}` }];
    return [
      ...misplaced,
      ...(type ? validateFields(item, type.fields, { path: `${path}.`, identity: `#${key}.` }) : []),
    ];
  });
}

function contentError(at: At, part: string | undefined, must: string, value: unknown): ContentError {
  const path = part === undefined ? at.path : `${at.path}.${part}`;
  const wrong = part === undefined ? value : (value as Fields)[part];
  const identity = `${at.identity}.${part ?? ''} ${must}: ${JSON.stringify(wrong)}`;
  return { path, message: `${path} ${must}`, identity };
}
