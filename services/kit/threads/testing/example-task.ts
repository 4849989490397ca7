import { Problem } from '../../../../proto/errors.ts';
import { task } from '../task.ts';

export default task(async (word: string): Promise<string> => {
  if (word === 'refuse') throw new Problem('invalid', 'No.', [1]);
  if (word === 'fail') throw new Error('A fault');
  while (word === 'never');
  if (word === 'rest') await new Promise((resolve) => setTimeout(resolve, 4000));
  while (word === 'busy') await new Promise((resolve) => setImmediate(resolve));
  return word.toUpperCase();
});
