/** @jest-environment ./scripts/jest/document-environment.js */
import { readCells } from './DescribePictures.tsx';

test.each([
  ['a column', 'Coast\r\nSea\r\n', [['Coast'], ['Sea']]],
  [
    'two columns with an empty cell',
    'Coast\tau\n\tnz',
    [
      ['Coast', 'au'],
      ['', 'nz'],
    ],
  ],
  [
    'a cell with a line break and quotation marks',
    '"The ""Star""\nat sea"\tau\n"Sea"',
    [['The "Star" at sea', 'au'], ['"Sea"']],
  ],
])('reads %s of a spreadsheet', (_what, copied, cells) => {
  expect(readCells(copied)).toEqual(cells);
});
