import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '../../proto/entities/second-factor.ts';
import { digest } from '../kit/store/store.ts';

/** Digits and letters that are not confused with each other in handwriting. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUP = 5;
const LENGTH = 3 * GROUP;

/** Returns codes of three groups, such as `k7m2p-9xq4r-t3wvn`, with 74 random bits, so that digests without a salt are enough. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: LENGTH }, (_, index) => {
      const separator = index > 0 && index % GROUP === 0 ? '-' : '';
      return separator + ALPHABET[randomInt(ALPHABET.length)]!;
    }).join(''),
  );

/** Ignores case, spaces and hyphens, which people type differently. */
export const digestOfCode = (code: string): string => digest(`recovery ${code.toLowerCase().replace(/[\s-]/g, '')}`);
