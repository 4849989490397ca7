import { highlight } from './highlight.ts';

describe('the piece of a text that a result shows', () => {
  test('marks every found word and escapes everything else', () => {
    expect(highlight(['Parental <leave> & pension "leave"'], new Set(['leave', 'parental']))).toBe(
      '<mark>Parental</mark> &lt;<mark>leave</mark>&gt; &amp; pension &quot;<mark>leave</mark>&quot;',
    );
  });

  test('stands around the first found word of a long text', () => {
    const long = `${'far '.repeat(100)}here ${'away '.repeat(100)}`;
    const piece = highlight([long], new Set(['here']));
    expect(piece).toMatch(/^… .*<mark>here<\/mark>.* …$/);
    expect(piece.length).toBeLessThan(250);
  });

  test('tells texts apart that stood each for itself', () => {
    expect(highlight(['Health care\nNurses came back.\nAsk us'], new Set(['nurses']))).toBe(
      'Health care · <mark>Nurses</mark> came back. Ask us',
    );
  });

  test('is of the text that has a found word, else of the first', () => {
    expect(highlight(['one', 'two'], new Set(['two']))).toBe('<mark>two</mark>');
    expect(highlight(['', 'one', 'two'], new Set(['three']))).toBe('one');
    expect(highlight([], new Set())).toBe('');
  });

  test('finds a word whatever its accents and case', () => {
    expect(highlight(['Le CAFÉ'], new Set(['cafe']))).toBe('Le <mark>CAFÉ</mark>');
  });
});
