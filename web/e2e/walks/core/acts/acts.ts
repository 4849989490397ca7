import type { Random } from '../../random.ts';
import type { Run } from './act.ts';
import { addTag, changeTemplate, changeTheme, decorate, keepSample, setField } from './field-acts.ts';
import { drag, duplicate, insert, moveByOne, paste, remove } from './item-acts.ts';
import { addRow, moveRow, removeRow } from './row-acts.ts';
import { eraseWord, replaceText, type } from './text-acts.ts';

/** Actions of an editor on the page, by the same functions that the user interface calls. */
export const acts: Record<string, { weight: number; run: Run }> = {
  type: { weight: 24, run: type },
  replace: { weight: 3, run: replaceText },
  erase: { weight: 3, run: eraseWord },
  set: { weight: 5, run: setField },
  decorate: { weight: 2, run: decorate },
  theme: { weight: 1, run: changeTheme },
  template: { weight: 1, run: changeTemplate },
  tag: { weight: 1, run: addTag },
  insert: { weight: 4, run: insert },
  paste: { weight: 2, run: paste },
  duplicate: { weight: 3, run: duplicate },
  drag: { weight: 8, run: drag },
  'move by one': { weight: 4, run: moveByOne },
  remove: { weight: 6, run: remove },
  'add row': { weight: 4, run: addRow },
  'move row': { weight: 2, run: moveRow },
  'remove row': { weight: 2, run: removeRow },
  'keep sample': { weight: 2, run: keepSample },
};

const drawn = Object.entries(acts).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));

export const drawAct = (random: Random): string => random.pick(drawn);
