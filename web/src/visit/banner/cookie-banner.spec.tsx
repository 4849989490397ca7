/** @jest-environment ./scripts/jest/document-environment.js */
import { fireEvent, render, screen } from '@testing-library/react';
import { CookieBanner, acceptCookies } from './CookieBanner.tsx';

const cookie = { title: 'This website uses cookies', message: 'Enter message here' };

afterEach(() => {
  document.cookie = 'acceptedCookies=; max-age=0; path=/';
});

test('it is shown with its texts until it is accepted', () => {
  const { unmount } = render(<CookieBanner cookie={cookie} />);
  expect(screen.getByText('This website uses cookies')).toBeTruthy();
  expect(screen.getByText('Enter message here')).toBeTruthy();
  fireEvent.click(screen.getByText('I accept'));
  expect(screen.queryByText('I accept')).toBeNull();
  unmount();
  render(<CookieBanner cookie={cookie} />);
  expect(screen.queryByText('I accept')).toBeNull();
});

test('closing it hides it without accepting', () => {
  const { unmount } = render(<CookieBanner cookie={cookie} />);
  fireEvent.click(screen.getByLabelText('Close'));
  expect(screen.queryByText('I accept')).toBeNull();
  unmount();
  render(<CookieBanner cookie={cookie} />);
  expect(screen.getByText('I accept')).toBeTruthy();
});

test('the acceptance lasts thirty days', () => {
  expect(acceptCookies('http:')).toContain(`max-age=${30 * 24 * 60 * 60}`);
  expect(acceptCookies('https:')).toContain('secure');
});
