import { defineRefusals } from './define-refusals.ts';

export const documentRefusals = defineRefusals('documents', {
  notFound: ['not-found', 'There is no {kind} {id}.'],
  idMissing: ['invalid', 'Send the _id of the {kind}, or {create} it first.'],
  published: ['conflict', '{name} is published: unpublish it before deleting it.'],
  inUse: ['conflict', '{name} is used by {count} page(s).'],
  claimTaken: ['conflict', '{claim} is taken by {holder}.'],
  revisionMissing: ['invalid', 'Name the revision you started from: {name} is at revision {revision}.'],
  changed: [
    'conflict',
    'You started from revision {started}, but {name} is at revision {revision}: somebody else has changed it.',
  ],
  changedByYou: [
    'conflict',
    'You started from revision {started}, but {name} is at revision {revision}: you have changed it in another tab or on another device.',
  ],
  tooManyWriters: ['conflict', '{id} is being changed by too many people at once. Try again.'],
  noRevision: ['not-found', 'There is no revision {revision} of this document.'],
  tooLargeToCompare: ['too-large', 'These revisions are too large to be compared in one answer: look at each of them.'],
  notDeleted: ['conflict', 'This document is not deleted, or somebody else has restored it already.'],
  deletedLongAgo: ['not-found', 'This document was deleted more than {days} days ago and can no longer be restored.'],
});

export const editRefusals = defineRefusals('edit', {
  missing: ['conflict', 'There is no {path} any more.'],
  missingIn: ['conflict', 'There is no {key} in {path} any more.'],
  present: ['conflict', '{path} is already there.'],
  movedIntoItself: ['conflict', '{path} cannot be moved into itself.'],
  itemSet: ['conflict', '{path} is an item: only its fields can be set.'],
  keySet: ['conflict', 'The key of {path} never changes.'],
  fieldName: ['invalid', 'A document has a field whose name cannot be part of a path.'],
});
