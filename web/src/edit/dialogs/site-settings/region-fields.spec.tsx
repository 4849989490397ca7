/** @jest-environment ./scripts/jest/document-environment.js */
import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import type { RegionContent } from '../../../../../proto/entities/region.ts';
import { RegionFields } from './RegionFields.tsx';
import { newRegion, regionErrors } from './RegionFields.tsx';
import { withinEditor } from '../../core/testing/within-editor.tsx';

let region: RegionContent;
let set: (region: RegionContent) => void;

function Form({ isPrefixFixed = false }) {
  [region, set] = useState<RegionContent>({ ...newRegion('d1'), name: 'Australia', slugPrefix: 'au' });
  return (
    <RegionFields
      region={region}
      errors={regionErrors(region, 'save')}
      isPrefixFixed={isPrefixFixed}
      onChange={(part) => set({ ...region, ...part })}
    />
  );
}

/** A browser reports what is not a number yet as empty, such as a lone minus. */
function type(input: HTMLElement, ...texts: string[]) {
  for (const value of texts) {
    fireEvent.change(input, { target: { value } });
    expect((input as HTMLInputElement).value).toBe(value);
  }
}

test('a southern or western position can be typed character by character', () => {
  const { getByLabelText } = render(<Form />, withinEditor());
  type(getByLabelText('Latitude'), '', '-3', '-33', '-33.8', '-33.87');
  type(getByLabelText('Longitude'), '', '0', '0.0', '0.05');
  expect(region).toMatchObject({ latitude: -33.87, longitude: 0.05 });
});

test('an empty position is refused with a message instead of becoming 0', () => {
  const { getByLabelText, getByRole } = render(<Form />, withinEditor());
  type(getByLabelText('Latitude'), '');
  expect(getByRole('alert').textContent).toBe('Latitude must be a number from -90 to 90.');
});

test('a position that changes otherwise, such as by undo, is shown', () => {
  const { getByLabelText } = render(<Form />, withinEditor());
  const latitude = getByLabelText('Latitude') as HTMLInputElement;
  type(latitude, '-33.87');
  act(() => set({ ...region, latitude: 40 }));
  expect(latitude.value).toBe('40');
});

test.each([true, false])('the slug prefix is read-only once it is saved: %s', (isPrefixFixed) => {
  const { getByLabelText } = render(<Form isPrefixFixed={isPrefixFixed} />, withinEditor());
  expect((getByLabelText('Slug prefix') as HTMLInputElement).readOnly).toBe(isPrefixFixed);
});
