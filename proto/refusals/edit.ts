import { defineRefusals } from './define-refusals.ts';

export const editRefusals = defineRefusals('edit', {
  missing: ['conflict', 'There is no {path} any more.'],
  missingIn: ['conflict', 'There is no {key} in {path} any more.'],
  present: ['conflict', '{path} is already there.'],
  movedIntoItself: ['conflict', '{path} cannot be moved into itself.'],
  itemSet: ['conflict', '{path} is an item: only its fields can be set.'],
  keySet: ['conflict', 'The key of {path} never changes.'],
  fieldName: ['invalid', 'A document has a field whose name cannot be part of a path.'],
});
