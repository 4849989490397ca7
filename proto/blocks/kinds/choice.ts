import { checkWhole, oneOf } from './stored-value.ts';
import type { Field, Kind, Options } from './kind.ts';

export interface ChoiceField<V extends string = string> extends Field<'choice', V> {
  options: readonly { value: V; text: string }[];
}

/** Returns an option for each entry, in their order. */
export const optionsOf = <V extends string>(texts: Readonly<Record<V, string>>): { value: V; text: string }[] =>
  Object.entries<string>(texts).map(([value, text]) => ({ value: value as V, text }));

export const choice = <const V extends string>(
  label: string,
  options: readonly { value: V; text: string }[],
  more: Options<NoInfer<V>> = {},
): ChoiceField<V> => ({
  kind: 'choice',
  coerce: (stored, { initial }) => (options.some(({ value }) => value === stored) ? stored : initial),
  initial: options[0]!.value,
  ...more,
  label,
  options,
});

export const choiceKind: Kind<{ options: readonly string[]; initial: string }> = {
  role: 'setting',
  example: 'kookaburra',
  describe: ({ options, initial }: ChoiceField) => ({ options: options.map(({ value }) => value), initial }),
  check: (value, { options }) => checkWhole(oneOf(options), value),
};
