import { defineRefusals } from './define-refusals.ts';

export const archiveRefusals = defineRefusals('archive', {
  unknownCollection: ['not-found', 'This installation has no collection {collection}.'],
  invalidRow: ['invalid', 'The archive contains an invalid row in {collection}: {reason}. Nothing was imported.'],
  differentRow: [
    'conflict',
    'The row {row} of {collection} is stored with different content. The import stopped, and can only be completed in an installation without it.',
  ],
  nameTaken: [
    'conflict',
    '{holder} already uses a name or address of {document} in {collection}. Change that in this installation, and repeat the import.',
  ],
  notAllowed: [
    'conflict',
    '{document} of {collection} cannot be imported: {reason} Change that where the archive was made, and import a new archive into an empty installation.',
  ],
  notAnArchive: [
    'invalid',
    'This is not an archive of a website: {reason}. Nothing was imported. A compressed file must be decompressed first.',
  ],
  newerVersion: [
    'invalid',
    'The archive has the format version {version}, and this installation reads version {known}. Upgrade it first. Nothing was imported.',
  ],
  damaged: ['invalid', 'The archive is damaged or incomplete: {reason}. Nothing was imported.'],
  unexpectedEntry: ['invalid', 'The archive contains {entry}, which does not belong there. Nothing was imported.'],
  lineTooLong: [
    'too-large',
    'The archive contains a line with more than {max, number} characters in {entry}. Nothing was imported.',
  ],
  busy: ['conflict', 'Another export or import is running. Try again when it has ended.'],
  incomplete: [
    'unavailable',
    'The import stopped, and a part of the archive is imported. Repeat the import with the same archive to complete it. {reason}',
  ],
  notEmpty: [
    'conflict',
    'This installation has content that the archive does not have, or has differently: {differences}. An import would mix both, so nothing was imported. Import into an empty installation, or see the differences with a dry run.',
  ],
});
