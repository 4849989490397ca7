import { Problem } from '../../../proto/errors.ts';
import { requireRevision } from './require-revision.ts';

const refusal = (revision: number | undefined) => {
  try {
    requireRevision(revision, { revision: 4 }, 'the nav');
  } catch (thrown) {
    return thrown as Problem;
  }
};

describe('a change of a stored document', () => {
  test('is let through when it was made on the newest revision', () => {
    expect(refusal(4)).toBeUndefined();
  });

  test('is let through when nothing is stored yet, whatever it says', () => {
    expect(() => requireRevision(undefined, null, 'the nav')).not.toThrow();
    expect(() => requireRevision(7, null, 'the nav')).not.toThrow();
  });

  test('is invalid when it does not name the revision it started from', () => {
    expect(refusal(undefined)).toMatchObject({ code: 'invalid', details: { revision: 4 } });
    expect(refusal(undefined)?.message).toContain('Name the revision you started from');
  });

  test.each([3, 5])('conflicts when it was made on revision %d of 4', (revision) => {
    expect(refusal(revision)).toMatchObject({ code: 'conflict', details: { revision: 4 } });
  });
});
