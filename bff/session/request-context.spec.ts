import { resolveStage } from './request-context.ts';

const user = { _id: 'u', username: 'ed', email: 'ed@example.com', roles: ['editors'], admin: false, grants: [] };

test.each([
  [true, user, 'draft'],
  [true, null, 'live'],
  [false, user, 'live'],
  [false, null, 'live'],
] as const)('with the editor %s, %j reads %s', (draft, who, stage) => {
  expect(resolveStage(draft, who)).toBe(stage);
});
