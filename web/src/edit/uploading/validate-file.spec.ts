import { UPLOAD_LIMITS } from '../../../../proto/upload-limits.ts';
import { validateFile } from './validate-file.ts';

const file = (part: Partial<File>) => ({ size: 1000, type: 'image/jpeg', ...part });

describe('before anything is sent', () => {
  test('a picture within the limit is fine, and so is one that the browser has no name for', () => {
    expect(validateFile('image', file({ size: UPLOAD_LIMITS.image }))).toBe('');
    expect(validateFile('image', file({ type: '' }))).toBe('');
  });

  test('the sentence tells the size, the limit and what to do', () => {
    expect(validateFile('image', file({ size: 26.25 * 1024 * 1024 }))).toBe(
      'It has 26.3 MB. A picture can have 20 MB at most: save it smaller and choose it again.',
    );
  });

  test('one byte too many does not look like the limit itself', () => {
    expect(validateFile('file', file({ size: UPLOAD_LIMITS.file + 1 }))).toContain('has 50.1 MB');
  });

  test('a letter is no picture, but a file', () => {
    const letter = file({ type: 'application/pdf' });
    expect(validateFile('image', letter)).toBe('It is no picture. Other files are uploaded in the site settings.');
    expect(validateFile('file', letter)).toBe('');
  });

  test('nothing is no picture and no file', () => {
    expect(validateFile('image', file({ size: 0 }))).toBe('It is empty.');
    expect(validateFile('file', file({ size: 0 }))).toBe('It is empty.');
  });
});
