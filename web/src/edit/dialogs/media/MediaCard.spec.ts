/** @jest-environment ./scripts/jest/document-environment.js */
import { findAltTexts } from './MediaCard.tsx';

test('every use of a picture on a page has its own alternative text', () => {
  const page = {
    header: { title: 'Coast', image: { imageId: 'coast', alt: 'Waves' } },
    contents: [
      { key: 'a', image: { imageId: 'coast' } },
      { key: 'b', image: { imageId: 'other', alt: 'Another picture' } },
      {
        key: 'c',
        left: [
          { key: 'd', text: '<p><img src="/img/coast?w=400" alt="A beach"> <img src="/img/coast2" alt="No"></p>' },
        ],
      },
    ],
  };
  expect(findAltTexts(page, 'coast')).toEqual(['Waves', '', 'A beach']);
});
