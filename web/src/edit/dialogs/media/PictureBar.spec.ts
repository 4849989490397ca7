/** @jest-environment ./scripts/jest/document-environment.js */
import { uniqueNames } from './PictureBar.tsx';

test('pictures of one name have different names in an archive', () => {
  expect(uniqueNames(['a.png', 'A.png', 'a (2).png', 'a.png', 'b', 'b'])).toEqual([
    ...['a.png', 'A (2).png', 'a (2) (2).png', 'a (3).png', 'b', 'b (2)'],
  ]);
});
