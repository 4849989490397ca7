import type { KeyObject } from 'node:crypto';
import { MAX_KEYS, newTokenKey } from '../../services/kit/token/token-keys.ts';
import { keyRotationRefusals } from './key-rotation-refusals.ts';

export const tokenKeyChanges = {
  add(keys: KeyObject[]): KeyObject[] {
    if (keys.length >= MAX_KEYS) throw keyRotationRefusals.full({ maximum: MAX_KEYS });
    return [...keys, newTokenKey()];
  },
  activate(keys: KeyObject[]): KeyObject[] {
    if (keys.length < 2) throw keyRotationRefusals.oneKey();
    return [keys.at(-1)!, ...keys.slice(0, -1)];
  },
  remove(keys: KeyObject[]): KeyObject[] {
    if (keys.length < 2) throw keyRotationRefusals.oneKey();
    return keys.slice(0, 1);
  },
};
