import { ApiError } from '../../api.ts';
import { loadAsEditor } from './page-saving.ts';

const fail = (error: Error) => () => Promise.reject(error);
const statusOf = (load: () => Promise<unknown>, user: object | null) =>
  loadAsEditor(load, async () => user).then(
    () => 200,
    (error: unknown) => (error as ApiError).status,
  );

test.each([
  ['a page that is found', async () => 'page', null, 200],
  ['a page that is not found in a session', fail(new ApiError(404, '')), { username: 'editor' }, 404],
  ['a page that is not found without a session', fail(new ApiError(404, '')), null, 401],
  ['a server that fails', fail(new ApiError(503, '')), null, 503],
])('%s', async (_, load, user, status) => {
  expect(await statusOf(load, user)).toBe(status);
});

test('without a network the failure is that of the network', async () => {
  const lost = new TypeError('Failed to fetch');
  await expect(loadAsEditor(fail(lost), async () => null)).rejects.toBe(lost);
  await expect(loadAsEditor(fail(new ApiError(404, '')), fail(lost))).rejects.toBe(lost);
});
