import { parseFlag, parseSettings } from './settings.ts';

test.each(['true', true])('%p turns a flag on', (value) => {
  expect(parseFlag(value)).toBe(true);
  expect(parseSettings({ DRAFT: value } as unknown as NodeJS.ProcessEnv).draft).toBe(true);
});

test.each(['false', false, '', '1', 1, 'TRUE', undefined, null])('%p leaves a flag off', (value) => {
  expect(parseFlag(value)).toBe(false);
  expect(parseSettings({ DRAFT: value } as unknown as NodeJS.ProcessEnv).draft).toBe(false);
});

test.each(['0', '-1', '1.5', 'many', ''])('CALLS_AT_ONCE is no "%s"', (value) => {
  expect(() => parseSettings({ CALLS_AT_ONCE: value })).toThrow(
    `CALLS_AT_ONCE is "${value}": set it to a whole number from 1`,
  );
});
