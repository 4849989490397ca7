import { checkWhole, listOf, oneOf, keepSame } from './stored-value.ts';
import type { Field, Kind, Options } from './kind.ts';

export interface ChoicesField<V extends string = string> extends Field<'choices', V[]> {
  options: readonly { value: V; text: string }[];
}

export const choices = <const V extends string>(
  label: string,
  options: readonly { value: V; text: string }[],
  more: Options<NoInfer<V>[]> = {},
): ChoicesField<V> => ({
  kind: 'choices',
  coerce: (stored, { initial }) =>
    Array.isArray(stored)
      ? keepSame(
          stored,
          stored.filter((one) => options.some(({ value }) => value === one)),
        )
      : initial,
  initial: [],
  ...more,
  label,
  options,
});

export const choicesKind: Kind<{ options: readonly string[] }> = {
  role: 'setting',
  example: ['kookaburra'],
  describe: ({ options }: ChoicesField) => ({ options: options.map(({ value }) => value) }),
  check: (value, { options }) => checkWhole(listOf(oneOf(options), 'a list of options'), value),
};
