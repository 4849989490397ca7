/** @jest-environment ./scripts/jest/document-environment.js */
import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { SubmitForm } from './SubmitForm.tsx';
import { TextInput } from './TextInput.tsx';

function Form() {
  const [isTried, setTried] = useState(false);
  const error = isTried ? 'Enter a name.' : undefined;
  return (
    <SubmitForm busy={false} noValidate onSubmit={async () => setTried(true)}>
      <TextInput label="Town" value="" onChange={() => undefined} />
      <TextInput label="Name" value="" error={error} onChange={() => undefined} />
      <button type="submit">Send</button>
    </SubmitForm>
  );
}

test('a form that was refused puts the focus on the first field to correct', async () => {
  const { getByText, getByLabelText } = render(<Form />);
  fireEvent.click(getByText('Send'));
  await Promise.resolve();
  expect(document.activeElement).toBe(getByLabelText('Name'));
});
