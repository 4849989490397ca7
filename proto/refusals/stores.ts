import { defineRefusals } from './define-refusals.ts';

export const storeRefusals = defineRefusals('stores', {
  unavailable: ['unavailable', 'The store of {collection} does not answer: {reason}'],
  fileUnavailable: ['unavailable', 'The store {file} does not answer: {reason}'],
  closed: ['unavailable', 'The store is closed.'],
  documentTooLarge: ['too-large', 'This is larger than 16 MB, the most that can be stored. Make it smaller.'],
  invalidId: ['invalid', '{id} is not an id.'],
  invalidField: ['invalid', '"{field}" is not the name of a field.'],
  invalidAlternatives: ['invalid', '"any" takes a list of filters.'],
  invalidSearchText: ['invalid', 'A text to look for has at most 1000 characters, none of them NUL.'],
  invalidOperator: ['invalid', '"{operator}" is not a condition that {field} can be asked for.'],
  invalidOperand: ['invalid', '{field} cannot be compared with {value}.'],
  invalidSorting: ['invalid', '{field} sorts by asc or desc.'],
  invalidCount: ['invalid', '{name} is a number from 0, not {value}.'],
  requiredField: ['invalid', '{field} cannot be left out.'],
  filesUnavailable: ['unavailable', 'The file store {store} does not answer: {reason}'],
  fileTooLarge: ['too-large', 'The file is larger than {max}. Choose a smaller one.'],
});
