/** @jest-environment ./scripts/jest/document-environment.js */
import { render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { name: 'pages', label: 'Pages', Panel: () => <input aria-label="Search" /> },
  { name: 'audit', label: 'Audit log', Panel: () => <p>Entries</p> },
];
const view = (open: string) => (
  <Tabs label="Dashboard" tabs={tabs} props={{}} open={open} onOpen={() => {}} mayLeave={() => Promise.resolve(true)} />
);
const tab = (name: string) => screen.getByRole('tab', { name });

/** Focuses its first button when it opens. */
function Dialog({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => body.current!.querySelector('button')!.focus(), []);
  return <div ref={body}>{children}</div>;
}

test('a dialog that opens with a tab other than the first has the focus on it', () => {
  render(<Dialog>{view('audit')}</Dialog>);
  expect(document.activeElement).toBe(tab('Audit log'));
});

test.each([
  ['another tab', () => tab('Pages')],
  ['the panel of another tab', () => screen.getByLabelText('Search')],
])('a tab that is opened from elsewhere takes the focus from %s', (_what, focused) => {
  const { rerender } = render(view('pages'));
  focused().focus();
  rerender(view('audit'));
  expect(document.activeElement).toBe(tab('Audit log'));
  expect(tab('Audit log').tabIndex).toBe(0);
});

test('a tab that is opened takes the focus from nothing else', () => {
  const all = (open: string) => (
    <>
      {view(open)}
      <button>Close</button>
    </>
  );
  const { rerender } = render(all('pages'));
  screen.getByText('Close').focus();
  rerender(all('audit'));
  expect(document.activeElement).toBe(screen.getByText('Close'));
});
