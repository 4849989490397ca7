import { foldWord } from '../../kit/searches/words.ts';
import { highlight } from './to-hit.ts';

const isOneOf =
  (...words: string[]) =>
  (word: string) =>
    words.includes(foldWord(word));

const excerpt = (texts: { description?: string; lines?: string[]; language?: string }, ...words: string[]) =>
  highlight({ description: '', lines: [], language: 'en', ...texts }, isOneOf(...words));

describe('an excerpt', () => {
  test('marks every match and escapes everything else', () => {
    expect(excerpt({ description: 'Parental <leave> & pension "leave"' }, 'leave', 'parental')).toBe(
      '<mark>Parental</mark> &lt;<mark>leave</mark>&gt; &amp; pension &quot;<mark>leave</mark>&quot;',
    );
  });

  test('is the description, or the first sentence with a match', () => {
    const texts = { description: 'About us.', lines: ['One. Two nurses came. Three nurses.', 'Nurses'] };
    expect(excerpt(texts, 'us')).toBe('About <mark>us</mark>.');
    expect(excerpt(texts, 'nurses')).toBe('Two <mark>nurses</mark> came.');
    expect(excerpt(texts, 'doctors')).toBe('About us.');
    expect(excerpt({ lines: ['One. Two.'] }, 'doctors')).toBe('One. Two.');
    expect(excerpt({}, 'doctors')).toBe('');
  });

  test('surrounds the first match of a long sentence', () => {
    const piece = excerpt({ lines: [`${'far '.repeat(100)}here ${'away '.repeat(100)}`] }, 'here');
    expect(piece).toMatch(/^… .*<mark>here<\/mark>.* …$/);
    expect(piece.length).toBeLessThan(300);
  });

  test('finds a word in any case, with any accents and with invisible characters', () => {
    expect(excerpt({ description: 'Le CAFÉ' }, 'cafe')).toBe('Le <mark>CAFÉ</mark>');
    expect(excerpt({ description: 'Haft\u00adpflicht' }, 'haftpflicht')).toBe('<mark>Haft\u00adpflicht</mark>');
  });

  test('marks words of a script without spaces, and whole numbers', () => {
    const lines = ['我们的产品。医疗保险和理赔。'];
    expect(excerpt({ lines, language: 'zh' }, '医疗', '疗保', '保险')).toBe('<mark>医疗保险</mark>和理赔。');
    expect(excerpt({ description: 'Call 1300 226 574.' }, '1300 226 574')).toBe('Call <mark>1300 226 574</mark>.');
  });
});
