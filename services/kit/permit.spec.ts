import type { Problem } from '../../proto/errors.ts';
import type { Caller } from '../../proto/permissions.ts';
import { permit } from './permit.ts';

const editor = { _id: 'u1', username: 'edith', email: 'edith@example.test', roles: ['writers'], admin: false };
const caller = (user: Caller['user']): Caller => ({ user, stage: 'live', domainId: 'd1' });

function refusal(act: () => void): Problem | undefined {
  try {
    act();
  } catch (thrown) {
    return thrown as Problem;
  }
}

describe('somebody who may not do a thing', () => {
  test('is asked to sign in when nobody is signed in', () => {
    expect(refusal(() => permit(caller(null), 'edit', 'the nav'))).toMatchObject({
      code: 'unauthenticated',
      message: 'Sign in first to edit the nav.',
    });
  });

  test('is told so by name otherwise', () => {
    const guarded = { publisherRoles: ['chiefs'] };
    expect(refusal(() => permit(caller(editor), 'publish', 'the page au', guarded))).toMatchObject({
      code: 'forbidden',
      message: 'edith may not publish the page au.',
    });
  });
});

test('somebody with a listed role is let through', () => {
  expect(refusal(() => permit(caller(editor), 'edit', 'the page au', { editorRoles: ['writers'] }))).toBeUndefined();
});
