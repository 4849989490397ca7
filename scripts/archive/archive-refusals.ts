import { defineRefusals } from '../../proto/refusals/define-refusals.ts';

export const archiveProgramRefusals = defineRefusals('archiveProgram', {
  noFile: ['invalid', 'Name the archive, for example site.tar.'],
  fileExists: ['conflict', '{file} exists already. Name another file, or remove it first.'],
  fileMissing: ['not-found', '{file} does not exist.'],
});
