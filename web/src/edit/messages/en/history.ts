import { DELETION_RETENTION_DAYS } from '../../../../../proto/limits.ts';
import type { Format } from '../../../messages/catalogues.ts';

export const history = ({ number, plural }: Format) => ({
  titleOf: (name: string) => `History of ${name}`,
  versionsOf: (kind: string) => `Versions of the ${kind.toLowerCase()}`,
  noVersions: 'No version has been saved yet.',
  currentVersion: 'current version',
  showChanges: 'Show changes',
  showChangesOf: (version: number) => `Show changes of version ${version}`,
  showOlder: 'Show earlier',
  restoreVersion: (version: number) => `Restore version ${version}`,
  restoreTitle: 'Restore this version',
  restoreLive: (kind: string) => `${kind}: restored to this version. Visitors will see it immediately.`,
  restoreDraft: (kind: string) =>
    `${kind}: the draft is restored to this version. Visitors see no change until it is published.`,
  restoreConsequence: 'Later versions stay in this list.',
  restored: ({ kind, version }: { kind: string; version: number }) => `${kind}: version ${version} restored`,
  span: ({ start, end }: { start: string; end: string }) => `${start} – ${end}`,
  saves: (count: number) => plural(count, { one: '1 save', other: `${number(count)} saves` }),
  savesOf: ({ version, saves }: { version: number; saves: string }) => `${saves} of version ${version}`,
  sitting: {
    changed: (names: readonly string[]) => `changed ${join(names)}`,
    changedOf: ({ names, of }: { names: readonly string[]; of: string }) => `changed ${join(names)} of ${of}`,
    added: (names: readonly string[]) => `added ${blocks(names)}`,
    removed: (names: readonly string[]) => `removed ${blocks(names)}`,
    moved: (names: readonly string[]) => `moved ${blocks(names)}`,
    more: (count: number) => plural(count, { one: 'and 1 other change', other: `and ${number(count)} other changes` }),
  },
  changes: {
    before: 'Before',
    after: 'After',
    previousPosition: 'Previous position',
    newPosition: 'New position',
    previousFormat: 'Previous formatting',
    newFormat: 'New formatting',
    previousSelection: 'Previous selection',
    newSelection: 'New selection',
    selected: 'Selected',
    row: 'Row',
    on: 'On',
    off: 'Off',
    empty: 'Empty',
    moved: 'Moved to another place',
    changed: 'Changed',
  },
  kinds: {
    pageBanner: 'Page banner',
    pattern: 'Pattern',
    redirect: 'Redirect',
    domain: 'Domain',
    user: 'User',
  },
  bin: {
    title: 'Bin',
    hint: `Deleted items can be restored for ${number(DELETION_RETENTION_DAYS)} days. A restored page, region or redirect is a draft until it is published.`,
    allKinds: 'All kinds',
    none: 'The bin has no items that you may restore.',
    more: 'There are more items. Choose a kind to see its latest 100.',
    deleted: 'Deleted',
    restorable: 'Can be restored',
    deletedBy: (username: string) => `By ${username}`,
    restoreNamed: (name: string) => `Restore ${name}`,
    restored: ({ kind, name }: { kind: string; name: string }) => `${kind} “${name}” restored`,
    notRestored: ({ kind, name, error }: { kind: string; name: string; error: string }) =>
      `${kind} “${name}” was not restored. ${error}`,
    partFailed: (error: string) => `Part of the bin could not be loaded. ${error}`,
    openPage: 'Open page',
    daysLeft: (days: number) => plural(days, { one: '1 day left', other: `${number(days)} days left` }),
    lessThanADay: 'less than a day left',
    expired: 'no time left',
  },
});

const join = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const blocks = (names: readonly string[]): string =>
  names.length === 1 ? names[0]! : `${names.length} blocks: ${names.join(', ')}`;
