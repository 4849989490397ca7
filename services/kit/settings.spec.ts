import { parseFlag, parseSettings } from './settings.ts';

test.each(['true', true])('%p turns a flag on', (value) => {
  expect(parseFlag(value)).toBe(true);
  expect(parseSettings({ DRAFT: value } as unknown as NodeJS.ProcessEnv).draft).toBe(true);
});

test.each(['false', false, '', '1', 1, 'TRUE', undefined, null])('%p leaves a flag off', (value) => {
  expect(parseFlag(value)).toBe(false);
  expect(parseSettings({ DRAFT: value } as unknown as NodeJS.ProcessEnv).draft).toBe(false);
});
