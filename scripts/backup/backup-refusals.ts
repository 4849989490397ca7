import { defineRefusals } from '../../proto/refusals/define-refusals.ts';

export const backupRefusals = defineRefusals('backup', {
  noFolder: ['invalid', 'Name one folder, for example ../backups/2026-11-23.'],
  unknownOption: ['invalid', 'There is no option {option}.'],
  folderUsed: ['conflict', '{folder} is not empty. Name a new folder.'],
  notEmbedded: [
    'invalid',
    'This site stores {what} at {url}, and a backup copies files only. docs/operations/restore.md describes the backup of servers.',
  ],
  noDatabases: ['not-found', 'There are no databases in {folder}.'],
  noBackup: ['not-found', '{folder} is not a complete backup: {reason}. Nothing was restored.'],
  changed: ['invalid', '{path} is not the file that was backed up. Nothing was restored.'],
  dataUsed: [
    'conflict',
    '{folder} is not empty, and a restore never replaces data. Move it away, or set DATA_DIR to another folder.',
  ],
});
