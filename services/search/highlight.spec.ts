import { highlight } from './highlight.ts';

describe('an excerpt', () => {
  test('marks every match and escapes everything else', () => {
    expect(highlight(['Parental <leave> & pension "leave"'], new Set(['leave', 'parental']))).toBe(
      '<mark>Parental</mark> &lt;<mark>leave</mark>&gt; &amp; pension &quot;<mark>leave</mark>&quot;',
    );
  });

  test('surrounds the first match of a long text', () => {
    const long = `${'far '.repeat(100)}here ${'away '.repeat(100)}`;
    const piece = highlight([long], new Set(['here']));
    expect(piece).toMatch(/^… .*<mark>here<\/mark>.* …$/);
    expect(piece.length).toBeLessThan(250);
  });

  test('separates independent texts', () => {
    expect(highlight(['Health care\nNurses came back.\nAsk us'], new Set(['nurses']))).toBe(
      'Health care · <mark>Nurses</mark> came back. Ask us',
    );
  });

  test('is taken from the text with a match, otherwise from the first', () => {
    expect(highlight(['one', 'two'], new Set(['two']))).toBe('<mark>two</mark>');
    expect(highlight(['', 'one', 'two'], new Set(['three']))).toBe('one');
    expect(highlight([], new Set())).toBe('');
  });

  test('finds a word in any case and with any accents', () => {
    expect(highlight(['Le CAFÉ'], new Set(['cafe']))).toBe('Le <mark>CAFÉ</mark>');
  });
});
