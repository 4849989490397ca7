/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useLatestAnswer } from './use-latest-answer.ts';

test('an answer that arrives after a later call was started is not shown', async () => {
  const shown: string[] = [];
  const show = (answer: string) => void shown.push(answer);
  const { result } = renderHook(() => useLatestAnswer(show));
  let answerEarly!: (answer: string) => void;
  const early = new Promise<string>((resolve) => (answerEarly = resolve));
  const first = result.current(early);
  await result.current(Promise.resolve('late'));
  answerEarly('early');
  await first;
  expect(shown).toEqual(['late']);
});
