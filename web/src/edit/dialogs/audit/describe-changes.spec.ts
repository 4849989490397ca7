import { joinChanges } from './export-audit.ts';

const change = (label: string) => ({ label, before: 'one', after: 'two' });

test('changes are described in words, in one cell', () => {
  expect(joinChanges([change('Title'), change('Slug')])).toBe('Title: “one” became “two”; Slug: “one” became “two”');
  expect(joinChanges([])).toBe('Nothing that is shown');
});

test('many changes are counted', () => {
  const many = joinChanges(Array.from({ length: 23 }, (_, at) => change(`Field ${at}`)));
  expect(many).toMatch(/Field 19: “one” became “two”; and 3 more changes$/);
});
