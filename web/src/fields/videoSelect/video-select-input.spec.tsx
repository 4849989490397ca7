/** @jest-environment ./scripts/jest/document-environment.js */
import { within } from '@testing-library/react';
import { videoOptions } from '../video-options.ts';
import { sidebarOf } from '../../edit/sidebar/testing/sidebar-of.tsx';

async function home(video?: string) {
  const sidebar = await sidebarOf({ template: 'home', header: { title: 'Home', ...(video && { video }) } });
  const group = sidebar.getByRole('group', { name: 'Background video' });
  const select = within(group).getByRole('combobox', { name: 'Select video' }) as HTMLSelectElement;
  return {
    offered: [...select.options].map(({ text, value }) => ({ text, value })),
    shown: () => select.selectedOptions[0]!.text,
    choose: (value: string) => sidebar.type(select, value),
    stored: () => sidebar.stored('header', 'video'),
  };
}

test('a video of the site has its name and its file', () => {
  expect(videoOptions.map(({ text }) => text)).toEqual([
    'Space Precint',
    'Home Video',
    'Nova Home',
    'Nova Singapore Home',
  ]);
  for (const { value } of videoOptions) expect(value).toMatch(/^[a-z\d-]+\.mp4$/);
  expect(videoOptions[0]!.value).toBe('space-precinct-2022.mp4');
});

test('the sidebar of a home page offers them in “Select video”, initially none', async () => {
  const { offered, shown } = await home();
  expect(offered).toEqual([{ text: 'No video', value: '' }, ...videoOptions]);
  expect(shown()).toBe('No video');
});

test('the file of the chosen one is stored, until none is chosen again', async () => {
  const { choose, shown, stored } = await home();
  await choose('nova-home.mp4');
  expect([shown(), stored()]).toEqual(['Nova Home', 'nova-home.mp4']);
  await choose('');
  expect(stored()).toBe('');
});

test('one that the site no longer has stays selected', async () => {
  expect((await home('older.mp4')).shown()).toBe('older.mp4');
});
