/** @jest-environment ./scripts/jest/document-environment.js */
import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { Combobox } from './Combobox.tsx';

let scrolledTo: unknown[];
beforeEach(() => (scrolledTo = []));
Element.prototype.scrollIntoView = function () {
  scrolledTo.push(this.textContent);
};
const fruits = ['Apple', 'Banana'];

function open(enter: 'choose-first' | 'submit' | 'nothing') {
  const done: string[] = [];
  function Example() {
    const [text, setText] = useState('');
    return (
      <form onSubmit={() => done.push('submitted')}>
        <Combobox
          aria-label="Fruit"
          listLabel="Fruits"
          isOpen={text !== ''}
          options={fruits}
          keyOf={(fruit) => fruit}
          show={(fruit) => fruit}
          enter={enter}
          value={text}
          onChange={setText}
          onChoose={(fruit) => done.push(fruit)}
          onClose={() => setText('')}
        />
      </form>
    );
  }
  const { getByRole, getAllByRole, rerender } = render(<Example />);
  const input = getByRole('combobox');
  fireEvent.change(input, { target: { value: 'a' } });
  /** True if the browser would submit the form. */
  const press = (key: string) => fireEvent.keyDown(input, { key });
  return { done, input, press, options: () => getAllByRole('option'), rerender: () => rerender(<Example />) };
}

test('arrow keys move through the options, and Enter chooses the active one', () => {
  const { done, input, press, options } = open('submit');
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowDown');
  expect(input.getAttribute('aria-activedescendant')).toBe(options()[1]!.id);
  press('ArrowUp');
  expect(press('Enter')).toBe(false);
  expect(done).toEqual(['Apple']);
});

test('the list scrolls to an option that becomes active, and stays where a person has scrolled it when it is rendered again', () => {
  const { press, rerender } = open('submit');
  press('ArrowDown');
  press('ArrowDown');
  rerender();
  expect(scrolledTo).toEqual(['Apple', 'Banana']);
});

test.each([
  ['choose-first', false, ['Apple']],
  ['submit', true, []],
  ['nothing', false, []],
] as const)('without an active option, Enter does what the caller says: %s', (enter, submits, chosen) => {
  const { done, press } = open(enter);
  expect(press('Enter')).toBe(submits);
  expect(done).toEqual(chosen);
});

test('Escape closes the list', () => {
  const { input, press } = open('submit');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  press('Escape');
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('a press on an option keeps the focus in the input, and a click chooses it', () => {
  const { done, options } = open('submit');
  expect(fireEvent.pointerDown(options()[1]!)).toBe(false);
  fireEvent.click(options()[1]!);
  expect(done).toEqual(['Banana']);
});
