/** @jest-environment ./scripts/jest/document-environment.js */
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

test('an answer that was asked for before a reload is not shown', async () => {
  const answers: ((answer: string) => void)[] = [];
  const load = () => new Promise<string>((resolve) => void answers.push(resolve));
  const { result } = renderHook(() => useResult('pictures', load), withinEditor());
  act(() => result.current.reload());
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[0]!('before'));
  expect(result.current.data).toBeNull();
  await act(async () => answers[1]!('after'));
  await waitFor(() => expect(result.current.data).toBe('after'));
});

test('two components with the same key each show their own result', async () => {
  const { result } = renderHook(
    () => [useResult('page 1', async () => 'one').data, useResult('page 1', async () => 'other').data],
    withinEditor(),
  );
  await waitFor(() => expect(result.current).toEqual(['one', 'other']));
});
