import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isProblemCode } from '../errors.ts';
import { formatMessage } from './define-refusals.ts';
import { declaredRefusals, refusalGroups } from './registry.ts';

/** The specification of the site prescribes this wording. */
const WITHOUT_FULL_STOP = ['pages.notFound'];

test('every group is listed', () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((name) => !/define-refusals|\.spec/.test(name));
  const exported = files.flatMap((name) =>
    [...readFileSync(resolve(folder, name), 'utf8').matchAll(/^export const (\w+) = defineRefusals\(/gm)].map(
      ([, group]) => group!,
    ),
  );
  expect(exported.length).toBeGreaterThan(10);
  expect(Object.keys(refusalGroups).sort()).toEqual(exported.sort());
});

test('keys are unique', () => {
  const keys = declaredRefusals.map(({ key }) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test.each(declaredRefusals.map((refusal) => [refusal.key, refusal] as const))(
  '%s has a code and a sentence',
  (key, { code, wording }) => {
    expect(isProblemCode(code)).toBe(true);
    const names = [...wording.matchAll(/\{(\w+)(, number)?\}/g)].map(([, name]) => name!);
    const message = formatMessage(wording, Object.fromEntries(names.map((name) => [name, 7])));
    expect(message).not.toMatch(/undefined|[{}]|  |^\s|\s$/);
    // The reason in a store's error and the message of a failed validation are complete sentences.
    const ends = WITHOUT_FULL_STOP.includes(key) ? /\w$/ : /\.$|(message|reason)\}$/;
    expect(wording).toMatch(ends);
    expect(wording).toMatch(/^[A-Z/"{]|^whppt:error /);
  },
);
