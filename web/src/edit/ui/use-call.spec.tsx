/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '../../api.ts';
import { useResult } from './use-call.ts';

test('a failed call stores its message, keeps the last answer, and can be repeated', async () => {
  const outcomes: (() => Promise<string[]>)[] = [
    async () => ['first'],
    () => Promise.reject(new ApiError(503, 'The pages do not answer.')),
    async () => ['third'],
  ];
  const { result } = renderHook(() => useResult('articles', () => outcomes.shift()!()));
  await waitFor(() => expect(result.current).toMatchObject({ data: ['first'], error: '', loading: false }));
  act(() => result.current.reload());
  await waitFor(() =>
    expect(result.current).toMatchObject({ data: ['first'], error: 'The pages do not answer.', loading: false }),
  );
  act(() => result.current.reload());
  await waitFor(() => expect(result.current).toMatchObject({ data: ['third'], error: '', loading: false }));
});
