/** @jest-environment ./scripts/jest/document-environment.js */
import { render, screen } from '@testing-library/react';
import { RegionInUse } from './RegionEditor.tsx';
import { withinEditor } from '../../core/testing/within-editor.tsx';

// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });

test('the dialog lists the slugs of the pages of a region, and counts those that are hidden from the user', () => {
  const pages = [
    { _id: 'p1', slug: 'nz/home' },
    { _id: 'p2', slug: '' },
    { _id: 'p3', slug: 'nz/about' },
    { _id: 'p4', slug: '' },
  ];
  render(<RegionInUse pages={pages} onClose={() => {}} />, withinEditor());
  expect(screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual([
    '/nz/home',
    '/nz/about',
    '2 pages that you may not see',
  ]);
});
