import { isOn } from './is-on.ts';
import { settingsFrom } from './settings.ts';

test.each(['true', true])('%p turns a flag on', (value) => {
  expect(isOn(value)).toBe(true);
  expect(settingsFrom({ DRAFT: value } as unknown as NodeJS.ProcessEnv).draft).toBe(true);
});

test.each(['false', false, '', '1', 1, 'TRUE', undefined, null])('%p leaves a flag off', (value) => {
  expect(isOn(value)).toBe(false);
  expect(settingsFrom({ DRAFT: value } as unknown as NodeJS.ProcessEnv).draft).toBe(false);
});
