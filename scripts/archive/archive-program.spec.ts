import { readArguments } from './archive-program.ts';

test('a program has one name, and only options that it knows', () => {
  expect(readArguments(['site.tar', '--dry-run'], ['--dry-run'])).toEqual({ name: 'site.tar', options: ['--dry-run'] });
  expect(() => readArguments([])).toThrow('Name one archive');
  expect(() => readArguments(['a.tar', 'b.tar'])).toThrow('Name one archive');
  expect(() => readArguments(['site.tar', '--dryrun'], ['--dry-run'])).toThrow('--dryrun');
});
