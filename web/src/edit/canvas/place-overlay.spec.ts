import fc from 'fast-check';
import { type Area, boxAt, covers, isInside, overlaps } from './area.ts';
import { PLACES, type Surroundings, placeOverlay } from './place-overlay.ts';

const area = { left: 54, top: 110, right: 1024, bottom: 724 };
const lines = (left: number, right: number, from: number, to: number): Area[] =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / 30)) }, (_, at) =>
    boxAt(left, from + at * 30, { width: right - left, height: 26 }),
  );
const line = (left: number, top: number, right: number): Area => ({ left, top, right, bottom: top + 24 });

const boxWithin = fc
  .record({
    left: fc.integer({ min: -200, max: 1024 }),
    top: fc.integer({ min: -900, max: 968 }),
    width: fc.integer({ min: 1, max: 1024 }),
    height: fc.integer({ min: 26, max: 1800 }),
  })
  .map(({ left, top, ...size }) => boxAt(left, top, size));
const boxes = fc.array(boxWithin, { maxLength: 6 });

describe('the bar of a block', () => {
  const block = { left: 0, top: 300, right: 1024, bottom: 500 };
  const place = (texts: Area[], part: Partial<Surroundings> = {}) =>
    placeOverlay({
      target: block,
      area,
      size: { width: 290, height: 30 },
      placements: PLACES.bar,
      byArea: true,
      avoid: [texts],
      ...part,
    });
  const full = lines(60, 960, 300, 500);

  test.each<[string, Area[], Parameters<typeof place>[1], string | undefined]>([
    ['in the upper right corner of its block', [], {}, 'right-start'],
    ['in the upper left corner if a text is at the right', lines(600, 1000, 300, 500), {}, 'left-start'],
    ['above a block full of text', full, {}, 'top-end'],
    ['below it if another text is above', full, { others: () => lines(0, 1024, 220, 299) }, 'bottom-end'],
    [
      'on the text of another block rather than on one of its own',
      full,
      { others: () => [...lines(0, 1024, 120, 299), ...lines(0, 1024, 500, 720)] },
      'top-end',
    ],
    [
      'below the start of its block if a link is below the end',
      full,
      { others: () => [...lines(0, 1024, 220, 299), line(900, 520, 1024)] },
      'bottom-start',
    ],
    [
      'where it covers the smallest part of others if every place covers some',
      full,
      { others: () => [...lines(0, 1024, 220, 299), ...lines(0, 400, 500, 560), line(900, 520, 1024)] },
      'bottom-end',
    ],
    [
      'at the left of its block if every other place covers something',
      lines(500, 960, 300, 500),
      {
        target: { ...block, left: 500 },
        others: () => [...lines(400, 1024, 200, 299), ...lines(400, 1024, 500, 580)],
      },
      'left',
    ],
    [
      'at the edge of the canvas for a block that starts above it',
      [],
      { target: { ...block, top: 40 } },
      'right-start',
    ],
    [
      'at the lower edge of the canvas if the text fills the rest of it',
      lines(60, 960, -400, 660),
      { target: { ...block, top: -400, bottom: 1200 } },
      'bottom-end',
    ],
    ['nowhere if its texts fill the canvas', lines(0, 1024, -400, 1200), {}, undefined],
    ['where it was, as long as that covers no text of its block', [], { before: 'bottom-start' }, 'bottom-start'],
  ])('is %s', async (_rule, edited, part, name) => {
    expect((await place(edited, part))?.name).toBe(name);
  });

  test('makes room for the button that inserts', async () => {
    const narrow = { left: 400, top: 300, right: 640, bottom: 400 };
    const buttons = [boxAt(507, 270, { width: 26, height: 26 })];
    const found = await place(lines(400, 640, 300, 400), { target: narrow, buttons });
    expect(found).toMatchObject({ name: 'top-end', box: { bottom: 262 } });
  });

  test('is in the canvas and covers no text of its block, wherever that is', async () => {
    const rest = { buttons: boxes, before: fc.constantFrom(undefined, ...PLACES.bar) };
    await fc.assert(
      fc.asyncProperty(boxWithin, boxes, boxes, fc.record(rest), async (target, texts, others, more) => {
        const found = await place(texts, { target, others: () => others, ...more });
        if (!found) return;
        expect(isInside(found.box, area)).toBe(true);
        expect(covers(found.box, texts)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the toolbar of a text', () => {
  const place = (target: Area, caret: Area, part: Partial<Surroundings> = {}) =>
    placeOverlay({
      target,
      area,
      size: { width: 480, height: 40 },
      placements: PLACES.toolbar,
      avoid: [[caret], lines(target.left, target.right, target.top, target.bottom)],
      ...part,
    });
  const text = { left: 60, top: 300, right: 900, bottom: 400 };
  const shortLine = boxAt(60, 262, { width: 200, height: 26 });

  test.each<[string, Area, Area[], string, number]>([
    ['above its text', text, [], 'top-start', 252],
    ['above the end of its text if that is next to a short line', text, [shortLine], 'top-end', 252],
    ['below its text if a whole line is above', text, [{ ...shortLine, right: 900 }], 'bottom-start', 408],
    ['above its text if every place covers a text', text, lines(60, 900, 200, 500), 'top-start', 252],
    [
      'above its text rather than on the next one, also if it covers more there',
      text,
      [...lines(60, 900, 200, 299), line(60, 420, 300), line(800, 420, 900)],
      'top-start',
      252,
    ],
    ['below a text at the upper edge of the canvas', { ...text, top: 120 }, [], 'bottom-start', 408],
    ['at the edge of the canvas in a text that is higher', { ...text, top: -500, bottom: 2000 }, [], 'top-start', 118],
  ])('is %s', async (_rule, target, others, name, top) => {
    const found = await place(target, line(60, 380, 860), { others: () => others });
    expect([found?.name, found?.box.top]).toEqual([name, top]);
  });

  test('is in the canvas and never on the line of the caret, wherever that is', async () => {
    await fc.assert(
      fc.asyncProperty(boxWithin, boxes, boxes, fc.nat(), async (target, buttons, others, at) => {
        const all = lines(target.left, target.right, target.top, target.bottom);
        const caret = all[at % all.length]!;
        const { box } = (await place(target, caret, { buttons, others: () => others }))!;
        expect(isInside(box, area)).toBe(true);
        expect(overlaps(box, caret)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test('stays at its place as long as it covers no line of its text, and other texts are not measured', async () => {
    const others = () => {
      throw new Error('measured');
    };
    for (const before of PLACES.toolbar)
      expect((await place(text, line(60, 380, 860), { before, others }))?.name).toBe(before);
  });
});

describe('a card', () => {
  const size = { width: 320, height: 260 };
  const place = async (text: Area[], others: Area[] = [], part: Partial<Surroundings> = {}) =>
    (await placeOverlay({ target: area, area, size, placements: PLACES.card, avoid: [text, others], ...part }))?.name;
  const [below, above] = [line(100, 600, 900), line(100, 200, 900)];

  test('takes the first corner of the canvas in which it covers no line of the edited text', async () => {
    expect(await place([])).toBe('bottom-start');
    expect(await place([line(100, 600, 600)])).toBe('bottom-end');
    expect(await place([below])).toBe('top-start');
    expect(await place([below, line(100, 200, 300)])).toBe('top-end');
    expect(await place([below, above])).toBeUndefined();
  });

  test('covers the bar of a block rather than the text, and no bar if there is another corner', async () => {
    const bar = line(60, 690, 300);
    expect(await place([], [bar])).toBe('bottom-end');
    expect(await place([line(500, 600, 900), above], [bar])).toBe('bottom-start');
  });

  test('stays where it is as long as it covers nothing there', async () => {
    expect(await place([], [], { before: 'top-end' })).toBe('top-end');
    expect(await place([line(800, 200, 900)], [], { before: 'top-end' })).toBe('bottom-start');
  });

  test('is shown in a window that is too small for it as long as it covers no edited text', async () => {
    const small = { ...area, bottom: 200 };
    expect(await place([], [], { target: small, area: small })).toBeDefined();
    expect(await place([line(60, 150, 900)], [], { target: small, area: small })).toBeUndefined();
  });
});

describe('toasts', () => {
  const size = { width: 300, height: 50 };
  const place = async (text: Area[], { caret = [], cards = [], ...part }: { caret?: Area[]; cards?: Area[] } = {}) =>
    placeOverlay({ target: area, area, size, placements: PLACES.toasts, avoid: [caret, text, cards], ...part });
  const [above, below] = [line(60, 130, 900), line(60, 690, 900)];

  test('are in the middle of the upper edge of the canvas', async () => {
    expect((await place([]))?.box).toEqual(boxAt(389, 118, size));
  });

  test.each<[string, Area[], { caret?: Area[]; cards?: Area[]; before?: string }, string]>([
    ['at the lower edge if they would cover the edited text', [above], {}, 'bottom'],
    ['at the upper edge next to a short line', [line(60, 130, 200)], {}, 'top'],
    ['at the lower edge if they would cover a card', [], { cards: [above] }, 'bottom'],
    ['on a card rather than on the edited text', [above], { cards: [below] }, 'bottom'],
    ['on another line rather than on that of the caret', [above, below], { caret: [above] }, 'bottom'],
    ['on another line rather than on that of the caret', [above, below], { caret: [below] }, 'top'],
    ['where they were as long as they cover nothing there', [], { before: 'bottom' }, 'bottom'],
    ['at the other edge if they would cover something there', [below], { before: 'bottom' }, 'top'],
  ])('are %s', async (_rule, text, part, name) => {
    expect((await place(text, part))?.name).toBe(name);
  });
});
