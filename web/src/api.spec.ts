import { toApiError } from './api.ts';

const parseError = (body: string, statusText = '') => toApiError(new Response(body, { status: 503, statusText }));

test('a refusal carries the status, the sentence and the details of the server', async () => {
  const error = { name: 'unavailable', message: 'Please try again later.', details: { seconds: 3 } };
  expect(await parseError(JSON.stringify({ status: 503, error }))).toMatchObject({
    status: 503,
    message: 'Please try again later.',
    details: { seconds: 3 },
  });
});

test.each(['', '<h1>Unavailable</h1>', '{}', '"text"', 'null', '{"error":null}', '{"message":"Unavailable"}'])(
  'a response that the site did not write keeps its status: %s',
  async (body) => {
    expect(await parseError(body, 'Service Unavailable')).toMatchObject({
      status: 503,
      message: 'Service Unavailable',
    });
    expect(await parseError(body)).toMatchObject({ status: 503, message: '' });
  },
);
