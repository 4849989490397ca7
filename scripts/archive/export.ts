import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { writeArchive } from '../../services/kit/archive-file/write-archive.ts';
import { archiveProgramRefusals, describeExport, readArguments } from './archive-program.ts';
import { withInstallation } from './connect-installation.ts';
import { runProgram } from './run-program.ts';

await runProgram(async (args) => {
  const { name: file } = readArguments(args);
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw archiveProgramRefusals.folderMissing({ folder });
  if (existsSync(file)) throw archiveProgramRefusals.fileExists({ file });
  const incomplete = `${file}.incomplete`;
  try {
    const manifest = await withInstallation(({ installation, files }) =>
      writeArchive(
        { installation, files, until: new Date() },
        createWriteStream(incomplete, { mode: 0o600, flush: true }),
      ),
    );
    await rename(incomplete, file);
    return describeExport(manifest, file);
  } catch (error) {
    await rm(incomplete, { force: true });
    throw error;
  }
});
