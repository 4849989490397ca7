import { defineRefusals } from '../../proto/refusals/define-refusals.ts';

export const backupRefusals = defineRefusals('backup', {
  noFolder: ['invalid', 'Name one folder, for example ../backups/2026-11-23.'],
  unknownOption: ['invalid', 'There is no option {option}.'],
  folderUsed: ['conflict', '{folder} is not empty. Name a new folder.'],
  notEmbedded: [
    'invalid',
    'This site stores {what} at {url}, and a backup copies files only. docs/operations/restore.md describes the backup of MongoDB and files.',
  ],
  noDatabases: ['not-found', 'There are no databases in {folder}.'],
  noBackup: ['not-found', '{folder} is not a complete backup: {reason}. Nothing was restored.'],
  changed: ['invalid', '{path} is not the file that was backed up. Nothing was restored.'],
  notMongodb: ['invalid', 'STORE_URL names no MongoDB. npm run backup copies a site on one machine.'],
  badNumber: ['invalid', 'BACKUPS_KEPT must be a whole number from 1 to {maximum, number}.'],
  tooSlow: [
    'unavailable',
    'MongoDB no longer has the state in which the backup began. Increase its parameter minSnapshotHistoryWindowInSeconds.',
  ],
  damaged: ['invalid', 'The documents in the backup are damaged.'],
  storeUsed: [
    'conflict',
    'The collection {collection} in MongoDB is not empty, and a restore never replaces data. Nothing was restored.',
  ],
  filesUsed: ['conflict', 'FILES_URL has files, and a restore never replaces data. Nothing was restored.'],
  dataUsed: [
    'conflict',
    '{folder} is not empty, and a restore never replaces data. Move it away, or set DATA_DIR to another folder.',
  ],
});
