import { calls } from '../index.ts';
import type { SentFile } from './example.ts';
import { examplesOf, story } from './examples.ts';
import { standIns } from './names.ts';

const anUpload = { key: `incoming/${'x'.repeat(36)}`, name: 'tern.svg', size: 1 };
const routed = calls.filter(({ http }) => http);

test.each(routed.map((call) => [call.http!, call] as const))('%s has examples that match its contract', (_, call) => {
  const examples = examplesOf(call);
  expect(examples.some((example) => 'out' in example)).toBe(true);
  for (const example of examples) {
    const { file: _, ...fields } = example.in as { file?: SentFile };
    // The call receives files as uploads.
    const input = call.in.safeParse(call.upload ? { ...fields, upload: anUpload } : example.in);
    if ('refused' in example) continue;
    expect(input.error?.issues ?? []).toEqual([]);
    // The output is equal only if the contract neither omits nor adds fields.
    expect(call.out.parse(example.out)).toEqual(example.out);
  }
});

test('the titles of the examples of a call differ', () => {
  const titles = routed.flatMap((call) => examplesOf(call).map(({ title }) => `${call.subject}: ${title}`));
  expect(new Set(titles).size).toBe(titles.length);
});

test('each example has a moment of its own in the story', () => {
  const moments = story.map(({ example }) => example.at);
  expect(moments).toEqual([...new Set(moments)].sort());
});

test('no name is part of another name', () => {
  const parts = standIns.filter((name) => standIns.some((other) => other !== name && other.includes(name)));
  expect(parts).toEqual([]);
});
