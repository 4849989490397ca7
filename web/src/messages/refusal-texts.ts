import type { Parameters } from '../../../proto/errors.ts';
import type { ParametersOf } from '../../../proto/refusals/define-refusals.ts';
import type { formRefusals } from '../../../proto/refusals/leads.ts';
import type { requestRefusals } from '../../../proto/refusals/requests.ts';
import type { signUpRefusals } from '../../../proto/refusals/site-config.ts';

type ShownToVisitors =
  | (typeof formRefusals)[keyof typeof formRefusals]
  | (typeof signUpRefusals)[keyof typeof signUpRefusals]
  | (typeof requestRefusals)['tooManyAttempts'];

/** Texts for refusals that visitors can cause and whose status is not specific enough. */
export type RefusalTexts = { [R in ShownToVisitors as R['key']]: (parameters: ParametersOf<R['wording']>) => string };

export function findRefusalText(texts: RefusalTexts, key?: string, parameters: Parameters = {}): string | undefined {
  const find = texts as Partial<Record<string, (parameters: any) => string>>;
  return key === undefined ? undefined : find[key]?.(parameters);
}
