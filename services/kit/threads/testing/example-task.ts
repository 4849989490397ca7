import { Problem } from '../../../../proto/errors.ts';
import { task } from '../task.ts';

export default task((word: string): string => {
  if (word === 'refuse') throw new Problem('invalid', 'No.', [1]);
  if (word === 'fail') throw new Error('A fault');
  while (word === 'never');
  return word.toUpperCase();
});
