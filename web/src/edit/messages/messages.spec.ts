import { messages } from './messages.ts';

const textsIn = (group: object): string[] =>
  Object.values(group).flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [entry];
    return typeof entry === 'object' ? textsIn(entry as object) : [];
  });

/** One word, two meanings: a role and a menu; of a region and a format; a template and a surface of a receipt. */
const ambiguous = ['Editor', 'Code', 'Listing'];

test('a text is written once', () => {
  const texts = textsIn(messages);
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index && !ambiguous.includes(text))).toEqual([]);
});
