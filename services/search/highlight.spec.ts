import { highlight } from './highlight.ts';
import { foldDiacritics } from '../kit/searches/words.ts';

const isOneOf =
  (...words: string[]) =>
  (word: string) =>
    words.includes(foldDiacritics(word));

describe('an excerpt', () => {
  test('marks every match and escapes everything else', () => {
    expect(highlight(['Parental <leave> & pension "leave"'], isOneOf('leave', 'parental'))).toBe(
      '<mark>Parental</mark> &lt;<mark>leave</mark>&gt; &amp; pension &quot;<mark>leave</mark>&quot;',
    );
  });

  test('surrounds the first match of a long text', () => {
    const long = `${'far '.repeat(100)}here ${'away '.repeat(100)}`;
    const piece = highlight([long], isOneOf('here'));
    expect(piece).toMatch(/^… .*<mark>here<\/mark>.* …$/);
    expect(piece.length).toBeLessThan(250);
  });

  test('separates independent texts', () => {
    expect(highlight(['Health care\nNurses came back.\nAsk us'], isOneOf('nurses'))).toBe(
      'Health care · <mark>Nurses</mark> came back. Ask us',
    );
  });

  test('is taken from the text with a match, otherwise from the first', () => {
    expect(highlight(['one', 'two'], isOneOf('two'))).toBe('<mark>two</mark>');
    expect(highlight(['', 'one', 'two'], isOneOf('three'))).toBe('one');
    expect(highlight([], isOneOf())).toBe('');
  });

  test('finds a word in any case and with any accents', () => {
    expect(highlight(['Le CAFÉ'], isOneOf('cafe'))).toBe('Le <mark>CAFÉ</mark>');
  });
});
