import fc from 'fast-check';
import { initialCrop, fitsSource, fromStoredCrop, toDisplayedCrop, toSourceCrop, toStoredCrop } from './crop.ts';

const side = fc.integer({ min: 1, max: 12_000 });
const source = fc.record({ width: side, height: side });
const ratio = fc.constantFrom(16 / 9, 4 / 3, 1, 400 / 209, 9 / 11);
/** A picture and any whole-pixel part of it. */
const cropped = source.chain((size) =>
  fc.record({ left: fc.nat(size.width - 1), top: fc.nat(size.height - 1) }).chain(({ left, top }) =>
    fc.record({
      size: fc.constant(size),
      crop: fc.record({
        left: fc.constant(left),
        top: fc.constant(top),
        width: fc.integer({ min: 1, max: size.width - left }),
        height: fc.integer({ min: 1, max: size.height - top }),
      }),
    }),
  ),
);

describe('the first crop', () => {
  test('is the largest centered part with the ratio', () => {
    expect(initialCrop({ width: 4000, height: 3000 }, 16 / 9)).toEqual({
      top: 375,
      left: 0,
      width: 4000,
      height: 2250,
    });
    expect(initialCrop({ width: 3000, height: 4000 }, 1)).toEqual({ top: 500, left: 0, width: 3000, height: 3000 });
    expect(initialCrop({ width: 4000, height: 1000 }, 1)).toEqual({ top: 0, left: 1500, width: 1000, height: 1000 });
  });

  test('is the whole picture if the ratio is free or equal', () => {
    expect(initialCrop({ width: 701, height: 333 })).toEqual({ top: 0, left: 0, width: 701, height: 333 });
    expect(initialCrop({ width: 1600, height: 900 }, 16 / 9)).toEqual({ top: 0, left: 0, width: 1600, height: 900 });
  });

  test('is inside of the picture, touches two of its sides and has the exact ratio', () => {
    fc.assert(
      fc.property(source, ratio, (size, expectedRatio) => {
        const crop = initialCrop(size, expectedRatio);
        expect(fitsSource(crop, size)).toBe(true);
        expect(crop.width === size.width || crop.height === size.height).toBe(true);
        // A picture one pixel wide or high has no such part.
        if (Math.min(crop.width, crop.height) > 1)
          expect(Math.abs(crop.width - crop.height * expectedRatio)).toBeLessThanOrEqual(Math.max(1, expectedRatio));
      }),
    );
  });
});

describe('a crop drawn by an editor', () => {
  test('is in pixels of the source, however large the picture is displayed', () => {
    const displayed = { unit: '%', x: 25, y: 50, width: 50, height: 25 } as const;
    expect(toSourceCrop(displayed, { width: 4000, height: 3000 })).toEqual({
      left: 1000,
      top: 1500,
      width: 2000,
      height: 750,
    });
  });

  test('never exceeds the picture, nor becomes empty', () => {
    fc.assert(
      fc.property(
        source,
        fc.record({ x: percent(), y: percent(), width: percent(), height: percent() }),
        (size, drawn) => {
          expect(fitsSource(toSourceCrop({ unit: '%', ...drawn }, size), size)).toBe(true);
        },
      ),
    );
  });

  test('is unchanged after it was stored and opened again', () => {
    fc.assert(
      fc.property(cropped, ({ size, crop }) => {
        expect(toSourceCrop(toDisplayedCrop(crop, size), size)).toEqual(crop);
      }),
    );
  });
});

test.each([
  [undefined],
  [{}],
  [{ top: 0, left: 0, width: 10 }],
  [{ top: 0, left: 0, width: 0, height: 10 }],
  [{ top: 95, left: 0, width: 10, height: 10 }],
  [{ top: -1, left: 0, width: 10, height: 10 }],
])('%j is not a crop of a picture of 100 by 100 pixels', (crop) => {
  expect(fitsSource(crop, { width: 100, height: 100 })).toBe(false);
});

function percent() {
  return fc.double({ min: -20, max: 120, noNaN: true });
}

describe('the crop of a replaced picture', () => {
  const crop = { top: 100, left: 200, width: 400, height: 300 };
  const larger = { width: 2000, height: 1500, cropSize: { width: 1000, height: 750 } };

  test('is stored in pixels of the picture that was uploaded first', () => {
    expect(toStoredCrop(crop, larger)).toEqual({ top: 50, left: 100, width: 200, height: 150 });
    expect(fromStoredCrop({ top: 50, left: 100, width: 200, height: 150 }, larger)).toEqual(crop);
  });

  test('is scaled in each direction, if the proportions differ', () => {
    const wider = { width: 2000, height: 750, cropSize: { width: 1000, height: 750 } };
    expect(toStoredCrop(crop, wider)).toEqual({ top: 100, left: 100, width: 200, height: 300 });
  });

  test('is as it was chosen, if the picture was never replaced', () => {
    const source = { width: 2000, height: 1500 };
    expect([toStoredCrop(crop, source), fromStoredCrop(crop, source)]).toEqual([crop, crop]);
  });

  test('that is incomplete stays incomplete', () => {
    expect(fromStoredCrop({ top: 50 }, larger)).toEqual({ top: 50 });
    expect(fromStoredCrop(undefined, larger)).toBeUndefined();
  });

  test('is the same part again after it was stored, and never leaves the picture', () => {
    const scaled = fc.tuple(cropped, source).map(([{ size, crop: chosen }, cropSize]) => ({
      chosen,
      replaced: { ...size, cropSize },
    }));
    fc.assert(
      fc.property(scaled, ({ chosen, replaced }) => {
        const again = fromStoredCrop(toStoredCrop(chosen, replaced), replaced)!;
        // A hundredth of a pixel of a small picture can be several pixels of a large one.
        const x = Math.ceil((0.01 * replaced.width) / replaced.cropSize.width) + 1;
        const y = Math.ceil((0.01 * replaced.height) / replaced.cropSize.height) + 1;
        expect(Math.abs(again.left! - chosen.left)).toBeLessThanOrEqual(x);
        expect(Math.abs(again.top! - chosen.top)).toBeLessThanOrEqual(y);
        expect(Math.abs(again.width! - chosen.width)).toBeLessThanOrEqual(2 * x);
        expect(Math.abs(again.height! - chosen.height)).toBeLessThanOrEqual(2 * y);
        expect(again.left! + again.width!).toBeLessThanOrEqual(replaced.width);
        expect(again.top! + again.height!).toBeLessThanOrEqual(replaced.height);
      }),
    );
  });
});
