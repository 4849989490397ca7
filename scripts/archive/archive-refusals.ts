import { defineRefusals } from '../../proto/refusals/define-refusals.ts';

export const archiveProgramRefusals = defineRefusals('archiveProgram', {
  noFile: ['invalid', 'Name one archive, for example site.tar.'],
  unknownOption: ['invalid', 'There is no option {option}.'],
  fileExists: ['conflict', '{file} exists already. Name another file, or remove it first.'],
  fileMissing: ['not-found', '{file} does not exist.'],
  folderMissing: ['not-found', 'The folder {folder} does not exist.'],
});
