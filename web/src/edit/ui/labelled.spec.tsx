/** @jest-environment ./scripts/jest/document-environment.js */
import { render } from '@testing-library/react';
import { TextInput } from './TextInput.tsx';

test.each([
  ['a sentence', 'A banner needs a name.', 'A banner needs a name.'],
  ['a list, joined by commas', ['is missing', 'is too long'], 'is missing, is too long'],
])('an input shows an error that is %s', (_kind, error, text) => {
  const { getByLabelText, getByRole } = render(<TextInput label="Name" error={error} value="" onChange={() => {}} />);
  const alert = getByRole('alert');
  expect(alert.textContent).toBe(text);
  const input = getByLabelText('Name');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')).toBe(alert.id);
});

test.each([undefined, '', []])('an input without an error shows none: %j', (error) => {
  const { getByLabelText, queryByRole } = render(<TextInput label="Name" error={error} value="" onChange={() => {}} />);
  expect(queryByRole('alert')).toBeNull();
  expect(getByLabelText('Name').hasAttribute('aria-invalid')).toBe(false);
});
