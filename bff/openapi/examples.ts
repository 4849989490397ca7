import { httpStatusByCode } from '../../proto/errors.ts';
import type { Call } from '../../proto/contract.ts';
import type { Example, SentFile } from '../../proto/examples/example.ts';
import { examplesOf } from '../../proto/examples/examples.ts';

type Shown = Record<string, { summary: string; value: unknown }>;

/** What is sent, under the name that its answer has as well. */
export const inputExamples = (call: Call): Shown => shown(examplesOf(call), (example) => example.in);

/** The same for a form: its file is told by its content. */
export const formExamples = (call: Call): Shown =>
  shown(examplesOf(call), (example) => {
    const { file, ...fields } = example.in as { file: SentFile };
    return { file: file.content, ...fields };
  });

/** The same for one parameter of a query, told of those examples that use it. */
export const parameterExamples = (call: Call, name: string): Shown =>
  shown(
    examplesOf(call).filter((example) => valueIn(example, name) !== undefined),
    (example) => valueIn(example, name),
  );

export const outputExamples = (call: Call): Shown =>
  shown(examplesOf(call).filter(isAnswered), (example) => ('out' in example ? example.out : undefined));

/** Refusals by the code that they have. */
export function problemExamples(call: Call, code: keyof typeof httpStatusByCode): Shown {
  const refused = examplesOf(call).filter((one) => 'refused' in one && one.refused.status === httpStatusByCode[code]);
  return shown(refused, (example) => ('refused' in example ? example.refused : undefined));
}

const isAnswered = (example: Example) => 'out' in example;

const valueIn = (example: Example, name: string) => (example.in as Record<string, unknown>)[name];

const shown = (examples: Example[], valueOf: (example: Example) => unknown): Shown =>
  Object.fromEntries(
    examples.map((example) => [keyOf(example), { summary: example.title, value: toJson(valueOf(example)) }]),
  );

const keyOf = ({ title }: Example) => title.toLowerCase().replace(/[^a-z\d]+/g, '-');

/** Without what JSON leaves out. */
const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
