import type { NavItem } from '../../../../proto/entities/nav.ts';

const navBreakpoints = [1024, 1280, 1536] as const;
/** The narrowest screen whose bar has room for an item. On narrower screens, the item is in the menu "More". */
export type Fit = (typeof navBreakpoints)[number] | 'never';

interface NavTexts {
  siteName: string;
  contact: string;
  region: string;
  more: string;
}

/** Sizes in px that match the style sheet: `room` is the width of the bar without gaps and icons, `space` and `button` surround texts. */
const bars = {
  1024: { room: 807, letter: 7.9, space: 16, button: 56, name: 88 },
  1280: { room: 1024, letter: 8.5, space: 31, button: 74, name: 188 },
  1536: { room: 1250, letter: 8.5, space: 32, button: 74, name: 188 },
};
const LOGO = 52;
const NAME_LETTER = 10.5;
const CODE_LETTER = 11;
const CHEVRON = 20;
const MAX_BUTTON = 236;

/** Estimates the fit on the server, so that the bar does not change after it is shown. */
export function fitNav(items: readonly Pick<NavItem, 'link' | 'subItems'>[], texts: NavTexts): Fit[] {
  const shown = navBreakpoints.map((breakpoint) => countShown(bars[breakpoint], items, texts));
  return items.map((_item, index) => {
    const tooNarrow = shown.findLastIndex((count) => index >= count);
    return navBreakpoints[tooNarrow + 1] ?? 'never';
  });
}

function countShown(bar: (typeof bars)[1024], items: Parameters<typeof fitNav>[0], texts: NavTexts): number {
  const contact = Math.min(MAX_BUTTON, countLetters(texts.contact) * bar.letter + bar.button);
  const name = LOGO + Math.min(bar.name, countLetters(texts.siteName) * NAME_LETTER);
  const room = bar.room - name - (texts.contact ? contact : 0) - countLetters(texts.region) * CODE_LETTER;
  const widths = items.map(
    ({ link, subItems }) => countLetters(link.text) * bar.letter + bar.space + (subItems.length > 0 ? CHEVRON : 0),
  );
  const ends = widths.map((_width, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width));
  if ((ends.at(-1) ?? 0) <= room) return items.length;
  const more = countLetters(texts.more) * bar.letter + bar.space + CHEVRON;
  return ends.filter((end) => end + more <= room).length;
}

/** East Asian characters are as wide as two Latin ones. */
const countLetters = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
