import { Upload } from '../../proto/entities/image.ts';
import { shortenFileName } from './parse-form.ts';

describe('the name of an uploaded file', () => {
  test.each([
    ['Küste am Abend.jpg', 'Küste am Abend.jpg'],
    ['  coast .jpg ', 'coast .jpg'],
    ['', 'file'],
    [' \n', 'file'],
    [undefined, 'file'],
  ])('%j is passed on as %j', (sent, expected) => {
    expect(shortenFileName(sent)).toBe(expected);
  });
  test('keeps its extension when it is shortened', () => {
    const name = shortenFileName(`${'x'.repeat(300)}.jpeg`);
    expect([name.length, name.slice(-6)]).toEqual([255, 'x.jpeg']);
    expect(shortenFileName('x'.repeat(300))).toHaveLength(255);
    expect(shortenFileName(`${'🏖'.repeat(200)}.jpg`)).toMatch(/^🏖+\.jpg$/u);
  });
  test.each(['x'.repeat(300), '', `${' '.repeat(300)}x`, `x${' '.repeat(300)}.jpg`])('is accepted by calls', (sent) => {
    expect(Upload.shape.name.safeParse(shortenFileName(sent)).success).toBe(true);
  });
});
