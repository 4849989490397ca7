import { Problem, type Parameters, type ProblemCode } from '../errors.ts';

type Names<W extends string> = W extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** Parameters for the placeholders of a message: `{name}`, or `{count, number}` for a number with separators. */
export type ParametersOf<W extends string> = {
  [N in Names<W> as N extends `${infer Name}, number` ? Name : N]: N extends `${string}, number`
    ? number
    : string | number;
};

interface Refusal<K extends string = string, W extends string = string> {
  (
    ...args: [Names<W>] extends [never] ? [none?: object, details?: unknown] : [ParametersOf<W>, details?: unknown]
  ): Problem;
  key: K;
  code: ProblemCode;
  wording: W;
  deprecated?: true;
}

/**
 * Declares the refusals of a group by name. Each creates a `Problem` from the parameters of its message. A deprecated one is unused and can
 * be removed in the next release.
 */
export function defineRefusals<
  const G extends string,
  const D extends Record<string, readonly [code: ProblemCode, wording: string, deprecated?: 'deprecated']>,
>(group: G, definitions: D) {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, [code, wording, deprecated]]) => {
      const key = `${group}.${name}`;
      const refuse = (parameters: Parameters = {}, details?: unknown) =>
        new Problem(code, formatMessage(wording, parameters), details, { key, parameters });
      return [name, Object.assign(refuse, { key, code, wording, ...(deprecated && { deprecated: true }) })];
    }),
  ) as unknown as { [N in keyof D & string]: Refusal<`${G}.${N}`, D[N][1]> };
}

export const formatMessage = (wording: string, parameters: Parameters): string =>
  wording.replace(/\{(\w+)(, number)?\}/g, (_, name: string, grouped?: string) => {
    const value = parameters[name]!;
    return grouped ? value.toLocaleString('en') : String(value);
  });
