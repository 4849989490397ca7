import type { Schema } from './describe-schema.ts';

type Limit =
  'minimum' | 'exclusiveMinimum' | 'minLength' | 'minItems' | 'maximum' | 'exclusiveMaximum' | 'maxLength' | 'maxItems';

const lower: Partial<Record<Limit, string>> = {
  minimum: 'at least',
  exclusiveMinimum: 'more than',
  minLength: 'at least',
  minItems: 'at least',
};
const upper: Partial<Record<Limit, string>> = {
  maximum: 'at most',
  exclusiveMaximum: 'less than',
  maxLength: 'at most',
  maxItems: 'at most',
};
const UNITS: Partial<Record<Limit, string>> = {
  minLength: ' characters',
  maxLength: ' characters',
  minItems: ' entries',
  maxItems: ' entries',
};

export const compareLimits = (before: Schema, after: Schema): string[] => [
  ...narrowed(lower, before, after, (now, then) => now > then, -Infinity),
  ...narrowed(upper, before, after, (now, then) => now < then, Infinity),
  ...(after.multipleOf !== undefined && after.multipleOf !== before.multipleOf
    ? [`has to be a multiple of ${after.multipleOf}`]
    : []),
];

function narrowed(
  words: Partial<Record<Limit, string>>,
  before: Schema,
  after: Schema,
  isNarrower: (now: number, then: number) => boolean,
  none: number,
): string[] {
  return (Object.entries(words) as [Limit, string][])
    .filter(([limit]) => after[limit] !== undefined && isNarrower(after[limit], before[limit] ?? none))
    .map(([limit, word]) => {
      const unit = UNITS[limit] ?? '';
      const earlier = before[limit] === undefined ? 'any number' : String(before[limit]);
      return `accepts ${word} ${after[limit]!}${unit} instead of ${earlier}`;
    });
}
