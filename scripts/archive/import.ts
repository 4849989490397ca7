import { createReadStream, existsSync } from 'node:fs';
import { checkArchive, importArchive } from '../../services/kit/archive-file/import-archive.ts';
import { archiveProgramRefusals, describeCheck, readArguments } from './archive-program.ts';
import { withInstallation } from './connect-installation.ts';
import { runProgram } from './run-program.ts';

await runProgram(async (args) => {
  const { name: file, options } = readArguments(args, ['--dry-run']);
  const isDryRun = options.includes('--dry-run');
  if (!existsSync(file)) throw archiveProgramRefusals.fileMissing({ file });
  return withInstallation(async ({ installation, files, rebuild }) => {
    const sources = { installation, files, open: async () => createReadStream(file) };
    if (isDryRun) return describeCheck(await checkArchive(sources));
    const checked = await importArchive({ ...sources, rebuild });
    const added = checked.differences.reduce((sum, difference) => sum + difference.added.count, 0);
    return `Imported ${added.toLocaleString('en')} documents and rows. Users sign in after they have chosen a password with "Forgot password".`;
  });
});
