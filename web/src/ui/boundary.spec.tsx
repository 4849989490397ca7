/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const Breaks = () => {
  throw new Error('not to be drawn');
};
const said = console.error;
beforeEach(() => (console.error = () => undefined));
afterEach(() => (console.error = said));

test('what throws is left out, and what stands beside it stays', () => {
  const { container } = render(
    <>
      <ErrorBoundary resetKey="a" fallback={null}>
        <Breaks />
      </ErrorBoundary>
      <p>beside</p>
    </>,
  );
  expect(container.textContent).toBe('beside');
});

test('something else stands there until something else is to be shown', () => {
  const { container, rerender } = render(
    <ErrorBoundary resetKey="a" fallback="instead">
      <Breaks />
    </ErrorBoundary>,
  );
  expect(container.textContent).toBe('instead');
  rerender(
    <ErrorBoundary resetKey="b" fallback="instead">
      mended
    </ErrorBoundary>,
  );
  expect(container.textContent).toBe('mended');
});
