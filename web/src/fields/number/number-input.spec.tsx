/** @jest-environment ./scripts/jest/document-environment.js */
import { sidebarOf } from '../../edit/sidebar/testing/sidebar-of.tsx';

const split = { componentType: 'SplitContent', key: 'k1', width: 6, gap: 1, left: [], right: [] };
const inSplit = () => sidebarOf({}, split);

describe.each([
  ['Width of the first column', 'width', 0, 10],
  ['Gap', 'gap', 0, 5],
] as const)('the %s of split content', (label, name, min, max) => {
  test('gives its limits to the browser', async () => {
    const { getByLabelText } = await inSplit();
    expect(getByLabelText(label)).toMatchObject({ type: 'number', min: String(min), max: String(max) });
  });

  test.each([min, max])('can be %d', async (value) => {
    const { getByLabelText, type, stored } = await inSplit();
    await type(getByLabelText(label), String(value));
    expect(stored('contents', '#k1', name)).toBe(value);
  });

  test.each([min - 1, max + 1, ''])('cannot be %j', async (value) => {
    const { getByLabelText, getByRole, type, stored } = await inSplit();
    await type(getByLabelText(label), String(value));
    expect(getByRole('alert').textContent).toBe(`Please enter a number from ${min} to ${max}.`);
    expect(stored('contents', '#k1', name)).toBe(split[name]);
  });
});

test('the gap of split content can be of the sixth step while it is in pixels', async () => {
  const { getByLabelText, press, type, stored } = await inSplit();
  const gap = getByLabelText('Gap') as HTMLInputElement;
  await press(getByLabelText('Gap in pixels'));
  expect(gap.max).toBe('6');
  await type(gap, '6');
  expect(stored('contents', '#k1', 'gap')).toBe(6);
  await press(getByLabelText('Gap in pixels'));
  expect(gap.max).toBe('5');
});
