/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Boundary } from './Boundary.tsx';

const Breaks = () => {
  throw new Error('not to be drawn');
};
const said = console.error;
beforeEach(() => (console.error = () => undefined));
afterEach(() => (console.error = said));

test('what throws is left out, and what stands beside it stays', () => {
  const { container } = render(
    <>
      <Boundary of="a" instead={null}>
        <Breaks />
      </Boundary>
      <p>beside</p>
    </>,
  );
  expect(container.textContent).toBe('beside');
});

test('something else stands there until something else is to be shown', () => {
  const { container, rerender } = render(
    <Boundary of="a" instead="instead">
      <Breaks />
    </Boundary>,
  );
  expect(container.textContent).toBe('instead');
  rerender(
    <Boundary of="b" instead="instead">
      mended
    </Boundary>,
  );
  expect(container.textContent).toBe('mended');
});
