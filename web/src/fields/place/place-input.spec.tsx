/** @jest-environment ./scripts/jest/document-environment.js */
import { within } from '@testing-library/react';
import { undo } from '../../edit/core/actions.ts';
import { done, sidebarOf } from '../../edit/sidebar/testing/sidebar-of.tsx';

const office = { key: 'c1', name: 'Sydney', place: { address: '', latitude: 40, longitude: 30 } };
const place = ['contents', '#k1', 'contacts', '#c1', 'place'];

async function contacts() {
  const sidebar = await sidebarOf({}, { componentType: 'ContactList', key: 'k1', contacts: [office] });
  const { getByLabelText } = within(sidebar.getByRole('group', { name: 'Address on a map' }));
  return { ...sidebar, field: (label: string) => getByLabelText(label) as HTMLInputElement };
}

test('an address of a contact is typed in the sidebar and leaves its position alone', async () => {
  const { field, type, stored } = await contacts();
  await type(field('Street address'), '1 Bridge Street, Sydney');
  expect(stored(...place)).toEqual({ address: '1 Bridge Street, Sydney', latitude: 40, longitude: 30 });
  expect(field('Street address').value).toBe('1 Bridge Street, Sydney');
});

test('so is its position, in degrees', async () => {
  const { field, type, stored } = await contacts();
  await type(field('Latitude'), '-33.8635');
  await type(field('Longitude'), '151.2094');
  expect(stored(...place)).toEqual({ address: '', latitude: -33.8635, longitude: 151.2094 });
});

test.each([
  ['Latitude', '90.5', 'Please enter a number from -90 to 90.'],
  ['Longitude', '-181', 'Please enter a number from -180 to 180.'],
  ['Latitude', '', 'Please enter a number from -90 to 90.'],
])('a %s of “%s” is refused, and the sidebar gives the limits', async (label, typed, sentence) => {
  const { field, type, leave, stored, getByRole, queryByRole } = await contacts();
  await type(field(label), typed);
  expect(getByRole('alert').textContent).toBe(sentence);
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
  expect(stored(...place)).toEqual(office.place);
  await leave(field(label));
  expect(queryByRole('alert')).toBeNull();
});

test('input can be undone', async () => {
  const { editor, field, type, leave, stored } = await contacts();
  await type(field('Street address'), '1 Bridge Street');
  await leave(field('Street address'));
  await done(() => undo(editor));
  expect(stored(...place)).toEqual(office.place);
  expect(field('Street address').value).toBe('');
});
