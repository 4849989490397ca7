/** @jest-environment ./scripts/jest/document-environment.js */
import { diffWords } from '../history/diff-words.ts';
import { markWords, unmarkWords } from './mark-words.ts';

const element = (html: string) => {
  const root = document.createElement('div');
  root.dataset.key = 'k';
  root.innerHTML = html;
  return root;
};
const marked = (before: string, after: string) => {
  const [old, now] = [element(before), element(after)];
  markWords(old, now);
  return [old, now].map(({ innerHTML }) => innerHTML.replaceAll(' data-words=""', ''));
};

test('changed words are marked, and not the rest', () => {
  expect(marked('<p>A quiet garden</p>', '<p>A noisy garden</p>')).toEqual([
    '<p>A <del>quiet</del> garden</p>',
    '<p>A <ins>noisy</ins> garden</p>',
  ]);
});

test('a mark does not cross an element', () => {
  expect(marked('<p>One</p>', '<p>One <b>bold two</b> three</p>')[1]).toBe(
    '<p>One <b><ins>bold two</ins></b> <ins>three</ins></p>',
  );
});

test('words of a block inside are not marked', () => {
  const [, now] = marked('<p>A</p><div data-key="x">One</div>', '<p>A</p><div data-key="x">Two</div>');
  expect(now).not.toContain('<ins>');
});

test('neighbouring words are one difference', () => {
  expect(diffWords('on Monday morning', 'on Friday evening')).toEqual({
    removed: [{ start: 3, end: 17 }],
    added: [{ start: 3, end: 17 }],
  });
});

test('texts with too many differences are marked as a whole', () => {
  const words = (letter: string) => Array.from({ length: 1500 }, (_, at) => `${letter}${at}`).join(' ');
  expect(diffWords(words('a'), words('b')).added).toEqual([{ start: 0, end: words('b').length }]);
});

test('marks can be removed without a trace', () => {
  const [old, now] = [element('<p>A quiet garden</p>'), element('<p>A noisy garden</p>')];
  markWords(old, now);
  unmarkWords(now);
  expect(now.innerHTML).toBe('<p>A noisy garden</p>');
});

test('in a flexible box a marked text stays one text', () => {
  const [old, now] = [
    element('<a style="display: flex">Old trees</a>'),
    element('<a style="display: flex">Young trees</a>'),
  ];
  document.body.append(old, now);
  markWords(old, now, 'trees');
  expect(now.querySelector('a')!.children).toHaveLength(1);
  expect(now.querySelector('ins')!.dataset.words).toBe('trees');
  unmarkWords(now);
  expect(now.innerHTML).toBe('<a style="display: flex">Young trees</a>');
});
