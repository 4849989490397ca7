import { Problem } from '../../../proto/errors.ts';
import { requireRevision } from './versioned.ts';

const refusal = (revision: number | undefined) => {
  try {
    requireRevision(revision, { revision: 4 }, 'the nav');
  } catch (thrown) {
    return thrown as Problem;
  }
};

describe('a change of a stored document', () => {
  test('is accepted if it is based on the newest revision', () => {
    expect(refusal(4)).toBeUndefined();
  });

  test('is accepted if nothing is stored yet, whatever it names', () => {
    expect(() => requireRevision(undefined, null, 'the nav')).not.toThrow();
    expect(() => requireRevision(7, null, 'the nav')).not.toThrow();
  });

  test('is invalid if it does not name the revision it is based on', () => {
    expect(refusal(undefined)).toMatchObject({ code: 'invalid', details: { revision: 4 } });
    expect(refusal(undefined)?.message).toContain('Name the revision you started from');
  });

  test.each([3, 5])('conflicts if it is based on revision %d of 4', (revision) => {
    expect(refusal(revision)).toMatchObject({ code: 'conflict', details: { revision: 4 } });
  });
});
