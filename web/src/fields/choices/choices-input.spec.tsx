/** @jest-environment ./scripts/jest/document-environment.js */
import { within } from '@testing-library/react';
import { sidebarOf } from '../../edit/sidebar/testing/sidebar-of.tsx';

async function listing(articleTypes: string[]) {
  const sidebar = await sidebarOf({ template: 'listing', articleTypes });
  const group = sidebar.getByRole('group', { name: 'Lists' });
  const { getByLabelText, getAllByRole } = within(group);
  const boxes = () => getAllByRole('checkbox') as HTMLInputElement[];
  return {
    group,
    names: () => boxes().map(({ labels }) => labels![0]!.textContent),
    chosen: () => boxes().flatMap(({ checked, labels }) => (checked ? [labels![0]!.textContent] : [])),
    press: (name: string) => sidebar.press(getByLabelText(name)),
    stored: () => sidebar.stored('articleTypes'),
  };
}

test('the types of a listing are chosen from the article types, any number of them', async () => {
  const { names, chosen, press, stored } = await listing([]);
  expect(names()).toEqual(['News', 'Features', 'Events', 'Case studies']);
  expect(chosen()).toEqual([]);
  await press('Events');
  await press('News');
  expect(stored()).toEqual(['event', 'news']);
  expect(chosen()).toEqual(['News', 'Events']);
});

test('choosing a type again removes it, and the others keep their order', async () => {
  const { press, stored } = await listing(['event', 'news', 'caseStudy']);
  await press('News');
  expect(stored()).toEqual(['event', 'caseStudy']);
});

test('a hint describes the empty selection', async () => {
  const { group } = await listing([]);
  const hint = document.getElementById(group.getAttribute('aria-describedby')!);
  expect(hint?.textContent).toBe('None: the kind in the address.');
});
