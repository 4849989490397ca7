import { createSubstringIndex } from '../store/substring-index.ts';
import type { Internal } from './content-of.ts';

export const derivedField = <N extends string>(name: N) => `${'_keys' satisfies keyof Internal}.${name}` as const;

/** For documents whose `keys` contain `indexTexts`. */
export const derivedSubstringIndex = createSubstringIndex(derivedField);
