import type { Item } from '../../../../../proto/content.ts';
import type { Path } from '../../../../../proto/edit.ts';
import { valueAt } from '../../../../../proto/edit/path.ts';
import { getBlock } from '../../../../src/blocks/index.ts';
import type { Field, Fields, ListField } from '../../../../src/fields/field.ts';
import { getTemplate } from '../../../../src/templates/index.ts';
import type { Editor } from '../../../../src/edit/core/editor.ts';

export interface Place {
  path: Path;
  field: Field;
}

export interface PagePlaces {
  lists: Path[];
  items: Path[];
  /** Fields of the header, of items and of their rows, without lists. */
  fields: Place[];
  rowLists: (Place & { field: ListField })[];
}

/** Finds all places on the page that an action can change. */
export function findPlaces({ state }: Pick<Editor, 'state'>): PagePlaces {
  const page = state.documents.page!;
  const places: PagePlaces = { lists: [], items: [], fields: [], rowLists: [] };
  const { header, sections } = getTemplate(page.template);

  function addFields(fields: Fields, base: Path): void {
    for (const [name, field] of Object.entries(fields)) {
      const path = [...base, ...name.split('.')];
      if (field.kind === 'contents') addList(path);
      else if (field.kind === 'list') addRows(path, field as ListField);
      else places.fields.push({ path, field });
    }
  }

  function addRows(path: Path, field: ListField): void {
    places.rowLists.push({ path, field });
    for (const { key } of (valueAt(page, path) ?? []) as { key: string }[]) addFields(field.of, [...path, `#${key}`]);
  }

  function addList(path: Path): void {
    places.lists.push(path);
    for (const { key, componentType } of (valueAt(page, path) ?? []) as Item[]) {
      const item = [...path, `#${key}`];
      places.items.push(item);
      addFields(getBlock(componentType)?.fields ?? {}, item);
    }
  }

  addFields(header, ['header']);
  for (const { at } of sections) addList([at]);
  return places;
}
