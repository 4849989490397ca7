import { UPLOAD_LIMITS } from '../../../../proto/limits.ts';
import { validateFile } from './validate-file.ts';

const file = (part: Partial<File>) => ({ size: 1000, type: 'image/jpeg', ...part });

describe('before anything is sent', () => {
  test('a picture within the limit is accepted, also without a type', () => {
    expect(validateFile('image', file({ size: UPLOAD_LIMITS.image }))).toBe('');
    expect(validateFile('image', file({ type: '' }))).toBe('');
  });

  test('the message names the size, the limit and what to do', () => {
    expect(validateFile('image', file({ size: 26.25 * 1024 * 1024 }))).toBe(
      'This file has 26.3 MB, but a picture can have at most 20 MB. Reduce its size and choose it again.',
    );
  });

  test('one byte too many does not look like the limit itself', () => {
    expect(validateFile('file', file({ size: UPLOAD_LIMITS.file + 1 }))).toContain('has 50.1 MB');
  });

  test('a PDF is refused as a picture and accepted as a file', () => {
    const pdf = file({ type: 'application/pdf' });
    expect(validateFile('image', pdf)).toBe('This file is not a picture. Upload other files in the site settings.');
    expect(validateFile('file', pdf)).toBe('');
  });

  test('an empty file is refused', () => {
    expect(validateFile('image', file({ size: 0 }))).toBe('This file is empty.');
    expect(validateFile('file', file({ size: 0 }))).toBe('This file is empty.');
  });
});
