import { messages } from './messages.ts';

const textsIn = (group: object): string[] =>
  Object.values(group).flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [entry];
    return typeof entry === 'object' ? textsIn(entry as object) : [];
  });

/** One word in English, two meanings: the group of roles and the menu; of a region and of a format. */
const ambiguous = ['Editor', 'Code'];

test('a text is written once', () => {
  const texts = textsIn(messages);
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index && !ambiguous.includes(text))).toEqual([]);
});
