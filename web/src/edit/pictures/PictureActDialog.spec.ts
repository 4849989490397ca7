import { objectPosition } from './PictureActDialog.tsx';

test.each([
  [{ x: 0.5, y: 0.5 }, 1.5, 1, '50% 50%'],
  [{ x: 0.5, y: 0.9 }, 1.5, 1, '50% 50%'],
  [{ x: 0, y: 0.5 }, 1.5, 1, '0% 50%'],
  [{ x: 1, y: 0.5 }, 1.5, 1, '100% 50%'],
  [{ x: 0.4, y: 0.5 }, 2, 1, '30% 50%'],
  [{ x: 0.5, y: 0.4 }, 1, 2, '50% 30%'],
  [{ x: 0.1, y: 0.1 }, 1.5, 1.5, '50% 50%'],
])('the focal point %j of a picture of ratio %f is in view in a box of ratio %f', (point, picture, box, expected) => {
  expect(objectPosition(point, picture, box)).toBe(expected);
});
