/** @jest-environment ./scripts/jest/document-environment.js */
import { fireEvent, render, screen } from '@testing-library/react';
import { useSteadyClicks } from './use-steady-clicks.ts';

let done: string[];
beforeEach(() => {
  done = [];
  const Form = () => {
    useSteadyClicks();
    return (
      <>
        <button onClick={() => done.push('created')}>Create</button>
        <label>
          <input type="checkbox" onChange={() => done.push('chosen')} /> Recipe
        </label>
        <button aria-pressed={false} onClick={() => done.push('bold')}>
          Bold
        </button>
        <p onClick={() => done.push('read')}>Text</p>
      </>
    );
  };
  render(<Form />);
});
const click = (text: string, detail: number) => fireEvent.click(screen.getByText(text), { detail });

test.each([
  ['presses no control that has moved under the pointer', ['Create', 'Recipe'], ['created']],
  ['presses no control that has appeared under the pointer', ['Text', 'Create'], ['read']],
  ['presses the same control again', ['Create', 'Create'], ['created', 'created']],
  ['does not press a toggle again', ['Bold', 'Bold'], ['bold']],
  ['presses the field of the same label again', ['Recipe', 'Recipe'], ['chosen', 'chosen']],
  ['reaches a text', ['Create', 'Text'], ['created', 'read']],
])('the second click of a double click %s', (_what, [first, second], expected) => {
  click(first!, 1);
  click(second!, 2);
  expect(done).toEqual(expected);
});

test('the second press of a double click takes no focus from what the first click has opened', () => {
  const press = (text: string) => fireEvent.mouseDown(screen.getByText(text), { detail: 2 });
  click('Create', 1);
  expect([press('Text'), press('Create')]).toEqual([false, true]);
  click('Text', 1);
  expect(press('Text')).toBe(true);
});

test('a click somewhere else presses what is there', () => {
  click('Create', 1);
  click('Recipe', 1);
  expect(done).toEqual(['created', 'chosen']);
});

test('a click presses what has appeared after a key, however fast the two clicks follow each other', () => {
  click('Create', 1);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  click('Recipe', 2);
  expect(done).toEqual(['created', 'chosen']);
});
