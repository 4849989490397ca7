import { defineRefusals } from '../../proto/refusals/define-refusals.ts';

export const keyRotationRefusals = defineRefusals('keyRotation', {
  usage: ['invalid', 'Name the folder with private.pem and a step: add, activate or remove.'],
  full: ['conflict', 'There are {maximum} keys, the maximum. Remove those that no longer sign first.'],
  oneKey: ['conflict', 'There is one key only, which signs. Add another one first.'],
});
