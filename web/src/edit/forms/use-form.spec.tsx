/** @jest-environment ./scripts/jest/document-environment.js */
import { act, renderHook } from '@testing-library/react';
import { withinEditor } from '../core/testing/within-editor.tsx';
import { useForm } from './use-form.ts';

interface Value {
  name: string;
  revision: number;
}

function openForm() {
  const { result } = renderHook(() => useForm<Value>('domain', { name: 'Banksia', revision: 1 }), withinEditor());
  const calls: string[] = [];
  const answers: (() => void)[] = [];
  const call = (kind: string) => (value: Value) => {
    calls.push(`${kind} ${value.revision}`);
    return new Promise<Value>((resolve) => answers.push(() => resolve({ ...value, revision: value.revision + 1 })));
  };
  const answer = () => act(async () => answers.shift()!());
  return { form: () => result.current, calls, call, answer };
}

test('an action that is started during another one runs after it, with what that has stored', async () => {
  const { form, calls, call, answer } = openForm();
  let published: boolean | undefined;
  await act(async () => {
    void form().submit(call('save'));
    void form()
      .submit(call('publish'), undefined, 'publish')
      .then((isDone) => (published = isDone));
  });
  expect(calls).toEqual(['save 1']);
  await answer();
  expect(published).toBeUndefined();
  expect(calls).toEqual(['save 1', 'publish 2']);
  await answer();
  expect(published).toBe(true);
  expect(form().stored.revision).toBe(3);
});

test('a second click during an action does not repeat it', async () => {
  const { form, calls, call, answer } = openForm();
  await act(async () => {
    void form().submit(call('save'));
    void form().submit(call('save'));
  });
  await answer();
  expect(calls).toEqual(['save 1']);
});

test('an action can be repeated after it has finished', async () => {
  const { form, calls, call, answer } = openForm();
  await act(async () => void form().submit(call('save')));
  await answer();
  await act(async () => void form().submit(call('save')));
  await answer();
  expect(calls).toEqual(['save 1', 'save 2']);
});
