import { defineRefusals } from '../../proto/refusals/define-refusals.ts';
import type { Difference, Named } from '../../services/kit/archive-file/difference.ts';
import type { CheckedArchive } from '../../services/kit/archive-file/import-archive.ts';
import type { Manifest } from '../../services/kit/archive-file/archive-format.ts';

export const archiveProgramRefusals = defineRefusals('archiveProgram', {
  noFile: ['invalid', 'Name one archive, for example site.tar.'],
  unknownOption: ['invalid', 'There is no option {option}.'],
  fileExists: ['conflict', '{file} exists already. Name another file, or remove it first.'],
  fileMissing: ['not-found', '{file} does not exist.'],
  folderMissing: ['not-found', 'The folder {folder} does not exist.'],
});

interface ProgramArguments {
  name: string;
  options: string[];
}

/** Reads one name and options. Unknown options are refused, because ignoring a misspelt --dry-run would import. */
export function readArguments(args: string[], known: string[] = []): ProgramArguments {
  const options = args.filter((argument) => argument.startsWith('--'));
  const names = args.filter((argument) => !argument.startsWith('--'));
  const unknown = options.find((option) => !known.includes(option));
  if (unknown) throw archiveProgramRefusals.unknownOption({ option: unknown });
  const [name] = names;
  if (!name || names.length > 1) throw archiveProgramRefusals.noFile();
  return { name, options };
}

export function describeExport({ collections, entries, missingFiles }: Manifest, file: string): string {
  const rows = collections.reduce((sum, collection) => sum + collection.rows, 0);
  const files = entries.filter(({ path }) => path.startsWith('files/')).length;
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  const counted = `${rows.toLocaleString('en')} rows and ${files.toLocaleString('en')} files`;
  return [`Exported ${counted} to ${file}: ${megabytes} MB.`, ...describeMissing(missingFiles)].join('\n');
}

export function describeCheck({ differences, missingFiles }: CheckedArchive): string {
  const lines = differences.flatMap(describeDifference);
  if (lines.length === 0) lines.push('The installation has everything that the archive contains.');
  return [...lines, ...describeMissing(missingFiles)].join('\n');
}

const describeDifference = ({ collection, added, changed, removed }: Difference): string[] => [
  ...describeNamed(collection, 'would be added', added),
  ...describeNamed(collection, 'differ', changed),
  ...describeNamed(collection, 'are not in the archive', removed),
];

function describeNamed(collection: string, what: string, { count, names }: Named): string[] {
  if (count === 0) return [];
  const more = count > names.length ? ` and ${(count - names.length).toLocaleString('en')} more` : '';
  return [`${collection}: ${count.toLocaleString('en')} ${what}: ${names.join(', ')}${more}`];
}

const describeMissing = (keys: string[]): string[] =>
  keys.length === 0 ? [] : [`The file store did not have ${keys.length} files: ${keys.slice(0, 20).join(', ')}`];
