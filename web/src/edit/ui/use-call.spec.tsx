/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '../../api.ts';
import { withinEditor } from '../core/testing/within-editor.tsx';
import { useResult } from './use-call.ts';

test('a failed call stores its message, keeps the last answer, and can be repeated', async () => {
  const outcomes: (() => Promise<string[]>)[] = [
    async () => ['first'],
    () => Promise.reject(new ApiError(503, 'The pages do not answer.')),
    async () => ['third'],
  ];
  const { result } = renderHook(() => useResult('articles', () => outcomes.shift()!()), withinEditor());
  await waitFor(() => expect(result.current).toMatchObject({ data: ['first'], error: '', loading: false }));
  act(() => result.current.reload());
  await waitFor(() =>
    expect(result.current).toMatchObject({ data: ['first'], error: 'The pages do not answer.', loading: false }),
  );
  act(() => result.current.reload());
  await waitFor(() => expect(result.current).toMatchObject({ data: ['third'], error: '', loading: false }));
});

test('an answer for an earlier key that arrives late is not shown', async () => {
  const answers = new Map<string, (answer: string) => void>();
  const load = (key: string) => () => new Promise<string>((resolve) => void answers.set(key, resolve));
  const { result, rerender } = renderHook(({ key }) => useResult(key, load(key)), {
    ...withinEditor(),
    initialProps: { key: 'early' },
  });
  rerender({ key: 'late' });
  answers.get('late')!('late');
  await waitFor(() => expect(result.current.data).toBe('late'));
  await act(async () => answers.get('early')!('early'));
  expect(result.current.data).toBe('late');
});

test('two components with the same key each show their own result', async () => {
  const { result } = renderHook(
    () => [useResult('page 1', async () => 'one').data, useResult('page 1', async () => 'other').data],
    withinEditor(),
  );
  await waitFor(() => expect(result.current).toEqual(['one', 'other']));
});
