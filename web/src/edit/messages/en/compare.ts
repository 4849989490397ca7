import type { Format } from '../../../messages/catalogues.ts';
import { common } from './common.ts';

type Version = 'live' | 'draft' | number;

const quote = (words: string): string => (words === common.nothing ? words.toLowerCase() : `“${words}”`);

export const compare = ({ number, plural }: Format) => ({
  title: 'Compare versions',
  titleOf: (kind: string) => `Compare versions: ${kind}`,
  show: 'Shown version',
  version: (version: Version) =>
    version === 'live'
      ? 'Live'
      : version === 'draft'
        ? common.draft
        : version === 0
          ? 'Before it existed'
          : `Version ${number(version)}`,
  versionAt: ({ version, by, at }: { version: number; by: string; at: string }) =>
    `Version ${number(version)} · ${by} · ${at}`,
  frame: ({ side, version }: { side: string; version: string }) => `${side}: ${version}`,
  none: 'No text or setting differs.',
  changes: 'Changes',
  count: (count: number) => plural(count, { one: '1 change', other: `${number(count)} changes` }),
  position: ({ position, count }: { position: number; count: number }) =>
    `Change ${number(position)} of ${number(count)}`,
  previous: 'Previous change (P)',
  next: 'Next change (N)',
  added: 'Added',
  moved: 'Moved',
  movedAndChanged: 'Moved and changed',
  changeTitle: ({ kind, label }: { kind: string; label: string }) => `${kind}: ${label}`,
  named: ({ label, text }: { label: string; text: string }) => `${label} “${text}”`,
  changeDetail: ({ label, before, after }: { label: string; before: string; after: string }) =>
    `${label}: ${quote(before)} → ${quote(after)}`,
  restoreBlock: 'Restore this',
  takeOut: 'Remove this',
  restoreNamed: ({ label, version }: { label: string; version: string }) => `Restore this: ${label} from ${version}`,
  takeOutNamed: (label: string) => `Remove this: ${label} from the draft`,
  restoredBlock: ({ label, version }: { label: string; version: string }) => `${label} restored from ${version}`,
  removedBlock: (label: string) => `${label} removed from the draft`,
  nothingToRestore: (label: string) => `In the draft, ${label} is already like this.`,
  ownerMissing: (label: string) =>
    `${label} was inside a block that the draft no longer has. Restore that block first.`,
  notAllowed: (label: string) => `${label} is not allowed at this place of the draft any more.`,
  restoreVersion: (version: string) => `Restore ${version}`,
});
