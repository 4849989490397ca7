import { contrast, createPalette, groundColour, pairs } from './palette.ts';

const PALETTES = Number(process.env.PALETTES ?? 2_000);

/** A small generator with a seed, so that every run checks the same palettes. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const unreadable = (colours: Parameters<typeof createPalette>[0]) => {
  const { palette } = createPalette(colours);
  return pairs
    .map(([text, ground]) => ({ text, ground, ratio: contrast(palette[text], groundColour(palette, ground)!) }))
    .filter(({ ratio }) => ratio < 4.5)
    .map((pair) => ({ ...colours, ...pair }));
};

test(`every text of ${PALETTES} random palettes has a contrast of at least 4.5:1 on each of its grounds`, () => {
  const random = createRandom(29);
  const colour = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  const found = Array.from({ length: PALETTES }, () =>
    unreadable({ primary: colour(), accent: colour(), ground: colour() }),
  ).flat();
  expect(found).toEqual([]);
});

test('extreme colours are readable too', () => {
  const extremes = ['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#ff0000', '#00ff00', '#ff00ff'];
  const found = extremes.flatMap((primary) =>
    extremes.flatMap((accent) => extremes.flatMap((ground) => unreadable({ primary, accent, ground }))),
  );
  expect(found).toEqual([]);
});

test('colours that can be used stay as they are', () => {
  const { palette, shifts } = createPalette({ primary: '#12355b', accent: '#b3122d', ground: '#f7f9fb' });
  expect(palette).toMatchObject({ forest: '#12355b', gold: '#b3122d', waratah: '#b3122d', paper: '#f7f9fb' });
  expect(shifts.map(({ role }) => role)).toEqual(['accentOnDark']);
});

test('greys have grey shades, which have no hue by chance', () => {
  const { palette } = createPalette({ primary: '#2b2b2b', accent: '#555555', ground: '#f4f4f4' });
  const tinted = Object.values(palette).filter((hex) => !/^#(..)\1\1$/.test(hex));
  expect(tinted).toEqual([]);
});

test('a colour that is too light for headings is made darker, and the result names both', () => {
  const { palette, shifts } = createPalette({ primary: '#ffd500', accent: '#e5a433', ground: '#fbf5ea' });
  const shift = shifts.find(({ role }) => role === 'primary');
  expect(shift).toEqual({ role: 'primary', given: '#ffd500', used: palette.forest });
  expect(contrast(palette.forest, palette.paper)).toBeGreaterThanOrEqual(4.5);
});
