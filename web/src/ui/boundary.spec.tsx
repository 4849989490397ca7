/** @jest-environment ./scripts/jest/document-environment.js */
import { render } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const Breaks = () => {
  throw new Error('not to be drawn');
};
const consoleError = console.error;
beforeEach(() => (console.error = () => undefined));
afterEach(() => (console.error = consoleError));

test('a component that throws is left out and its siblings stay', () => {
  const { container } = render(
    <>
      <ErrorBoundary resetKey="a" fallback={null}>
        <Breaks />
      </ErrorBoundary>
      <p>sibling</p>
    </>,
  );
  expect(container.textContent).toBe('sibling');
});

test('the fallback stays until other content is rendered', () => {
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
