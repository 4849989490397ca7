export { apply } from './edit/apply.ts';
export { diff } from './edit/diff.ts';
export { invertOperations } from './edit/invert.ts';
export { createInsert, createMove, createRemove, createSet } from './edit/create-operation.ts';
export { merge } from './edit/merge.ts';
export { valueAt } from './edit/path.ts';
export { type KeyedItem, type ListPosition, Operation, Path } from './edit/operation.ts';
