import { contentSections } from '../entities/page.ts';
import { wrongIn } from './check-value.ts';
import { type Fields, blockTypeOf, isRecord, templateTypeOf, valueOf } from './declared.ts';
import type { FieldTypes } from './field-type.ts';
import { allows } from './may-contain.ts';

/** A stored value that its declaration does not allow. */
export interface Fault {
  /** For a person: `contents[2].image`. */
  path: string;
  /** `contents[2].image must be a picture` */
  message: string;
  /** The same for a fault that was there before, wherever its item stood then. */
  identity: string;
}

/** Faults in the fields of a page and of all blocks on it. What nothing declares is never one. */
export function faultsInPage(page: Fields): Fault[] {
  const template = templateTypeOf(page.template);
  const root = { path: '', identity: '' };
  const header = { path: 'header.', identity: 'header.' };
  return [
    ...(template && isRecord(page.header) ? inFields(page.header, template.header, header) : []),
    ...(template ? inFields(page, template.fields, root) : []),
    ...contentSections.flatMap((section) =>
      inContents(page[section], template?.sections[section] ?? {}, { path: section, identity: section }),
    ),
  ];
}

/** The faults of a page that it did not have before. */
export function newFaults(page: Fields, before: Fields | null): Fault[] {
  const faults = faultsInPage(page);
  if (faults.length === 0 || !before) return faults;
  const known = new Set(faultsInPage(before).map(({ identity }) => identity));
  return faults.filter(({ identity }) => !known.has(identity));
}

/** The position of a value: by index for people, by the keys of its item and row to recognise it. */
interface At {
  path: string;
  identity: string;
}

interface Lists {
  whitelist?: readonly string[];
  blacklist?: readonly string[];
}

function inFields(record: Fields, fields: FieldTypes, base: At): Fault[] {
  return Object.entries(fields).flatMap(([name, type]) => {
    const value = valueOf(record, name);
    const at = { path: base.path + name, identity: base.identity + name };
    if (value == null) return [];
    if (type.kind === 'contents') return inContents(value, type, at);
    if (type.kind === 'list') return inRows(value, type.of, at);
    return wrongIn(type, value).map(({ at: part, must }) => fault(at, part, must, value));
  });
}

function inRows(value: unknown, of: FieldTypes, at: At): Fault[] {
  if (!Array.isArray(value)) return [fault(at, undefined, 'must be a list', value)];
  return value.flatMap((row: unknown, index) => {
    const key = isRecord(row) && typeof row.key === 'string' ? `#${row.key}` : `[${index}]`;
    const inside = { path: `${at.path}[${index}]`, identity: at.identity + key };
    if (!isRecord(row)) return [fault(inside, undefined, 'must be an object', row)];
    return inFields(row, of, { path: `${inside.path}.`, identity: `${inside.identity}.` });
  });
}

function inContents(value: unknown, lists: Lists, at: At): Fault[] {
  if (value == null) return [];
  if (!Array.isArray(value)) return [fault(at, undefined, 'must be a list of blocks', value)];
  return value.flatMap((item: unknown, index) => {
    const path = `${at.path}[${index}]`;
    if (!isRecord(item) || typeof item.componentType !== 'string' || typeof item.key !== 'string')
      return [fault({ path, identity: path }, undefined, 'must be a block with a componentType and a key', item)];
    const { componentType, key } = item;
    const type = blockTypeOf(componentType);
    const misplaced = allows(lists, componentType)
      ? []
      : [{ path, message: `${path} can not be a ${componentType}`, identity: `${at.identity} holds #${key}` }];
    return [...misplaced, ...(type ? inFields(item, type.fields, { path: `${path}.`, identity: `#${key}.` }) : [])];
  });
}

function fault(at: At, part: string | undefined, must: string, value: unknown): Fault {
  const path = part === undefined ? at.path : `${at.path}.${part}`;
  const wrong = part === undefined ? value : (value as Fields)[part];
  const identity = `${at.identity}.${part ?? ''} ${must}: ${JSON.stringify(wrong)}`;
  return { path, message: `${path} ${must}`, identity };
}
