import { archiveProgramRefusals } from './archive-refusals.ts';

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
