import { Readable } from 'node:stream';
import { splitDocuments } from './dump-documents.ts';
import {
  requireBackupSettings,
  backupName,
  interruptedBackups,
  newestBackup,
  outdatedBackups,
} from './server-backup.ts';

const days = [1, 2, 3, 4].map((day) => backupName(new Date(Date.UTC(2026, 10, day))));

test('the newest backups remain, and only backups are removed', () => {
  const names = [...days.toReversed(), 'mine', 'lost+found', 'x.incomplete', `${days[3]}.old`];
  expect(outdatedBackups(names, 2)).toEqual(days.slice(0, 2));
  expect(outdatedBackups(names, 9)).toEqual([]);
});

test('the newest complete backup is found', () => {
  expect(newestBackup([days[1]!, days[2]!, days[0]!, `${days[3]}.incomplete`])).toBe(days[2]);
  expect(newestBackup(['lost+found'])).toBeUndefined();
});

test('leftovers of an interrupted backup are removed after a day, because it might still be running', () => {
  const names = [days[0]!, ...days.map((day) => `${day}.incomplete`), 'mine.incomplete'];
  expect(interruptedBackups(names, new Date(Date.UTC(2026, 10, 3, 12)))).toEqual(
    days.slice(0, 2).map((day) => `${day}.incomplete`),
  );
  expect(outdatedBackups(names, 1)).toEqual([]);
});

test.each([0, -1, 1.5, NaN, 1001])('BACKUPS_KEPT is refused as %d', (count) => {
  expect(() => requireBackupSettings('mongodb://db/site', count)).toThrow(
    'BACKUPS_KEPT must be a whole number from 1 to 1,000.',
  );
});

test('SQLite is refused', () => {
  expect(() => requireBackupSettings('sqlite:data', 7)).toThrow('STORE_URL names no MongoDB.');
});

test.each([
  ['ends within a document', Buffer.from([9, 0, 0, 0, 1])],
  ['names an impossible size', Buffer.from([255, 255, 255, 127, 1])],
])('a file that %s is refused', async (_, bytes) => {
  await expect(async () => {
    for await (const document of splitDocuments(Readable.from([bytes]))) expect(document).toBeDefined();
  }).rejects.toThrow('The documents in the backup are damaged.');
});
