/** @jest-environment ./scripts/jest/document-environment.js */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { capabilities, describeCapability, type Grant } from '../../../../../proto/permissions.ts';
import { regionsFixture } from '../../../visit/visit.fixture.ts';
import { withinEditor } from '../../core/testing/within-editor.tsx';
import { toSentence } from './describe-grants.ts';
import { GrantFields } from './GrantFields.tsx';

function Form() {
  const [grants, setGrants] = useState<Grant[]>([]);
  return <GrantFields grants={grants} regions={regionsFixture} showsErrors={false} onChange={setGrants} />;
}

const rights = () => capabilities.map((one) => screen.getByLabelText(toSentence(describeCapability(one))));
const places = () => screen.queryAllByRole('group', { name: /^Where/ });

test.each([false, true])('ticking a right moves no other right (places of each right: %s)', async (isSeparate) => {
  render(<Form />, withinEditor());
  if (isSeparate) await act(async () => fireEvent.click(screen.getByLabelText(/for each right separately/)));
  const all = rights();
  for (const right of all) {
    await act(async () => fireEvent.click(right));
    for (const place of places())
      for (const one of all) expect(place.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  }
  expect(places().length > 1).toBe(isSeparate);
});
