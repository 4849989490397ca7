import { httpStatusByCode } from '../../proto/errors.ts';
import type { Call } from '../../proto/contract.ts';
import type { Example, SentFile } from '../../proto/examples/example.ts';
import { examplesOf } from '../../proto/examples/examples.ts';

type Examples = Record<string, { summary: string; value: unknown }>;

export const inputExamples = (call: Call): Examples => toExamples(examplesOf(call), (example) => example.in);

export const formExamples = (call: Call): Examples =>
  toExamples(examplesOf(call), (example) => {
    const { file, ...fields } = example.in as { file: SentFile };
    return { file: file.content, ...fields };
  });

export const parameterExamples = (call: Call, name: string): Examples =>
  toExamples(
    examplesOf(call).filter((example) => valueIn(example, name) !== undefined),
    (example) => valueIn(example, name),
  );

export const outputExamples = (call: Call): Examples =>
  toExamples(examplesOf(call).filter(hasOutput), (example) => ('out' in example ? example.out : undefined));

export function problemExamples(call: Call, code: keyof typeof httpStatusByCode): Examples {
  const problems = examplesOf(call).filter(
    (example) => 'refused' in example && example.refused.status === httpStatusByCode[code],
  );
  return toExamples(problems, (example) => ('refused' in example ? example.refused : undefined));
}

const hasOutput = (example: Example) => 'out' in example;

const valueIn = (example: Example, name: string) => (example.in as Record<string, unknown>)[name];

const toExamples = (examples: Example[], valueOf: (example: Example) => unknown): Examples =>
  Object.fromEntries(
    examples.map((example) => [keyOf(example), { summary: example.title, value: toJson(valueOf(example)) }]),
  );

const keyOf = ({ title }: Example) => title.toLowerCase().replace(/[^a-z\d]+/g, '-');

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
