import type { ShareCard } from '../../../proto/entities/share-card.ts';
import { task } from '../../kit/threads/task.ts';
import { canDraw, CARD_FONTS, type CardFont, drawText, wrapText } from './text-paths.ts';

const CARD_SIZE = { width: 1200, height: 630 };
const EDGE = 84;
const TEXT_WIDTH = 720;
const TITLE_SIZES = [84, 72, 60, 50];
const MAX_LINES = 4;
/** Maximum height of a title in pixels, without the space between its lines; the name of the site is below the title. */
const MAX_HEIGHT = 300;
const LINE_HEIGHT = 1.14;
const standard = { ground: '#fbf5ea', title: '#143c31', label: '#ad3f26', site: '#3a6a55', sign: '#e5a433' };

export function renderShareCard({ title, label, site, colours }: ShareCard): string {
  const { width, height } = CARD_SIZE;
  const colors = colours ?? standard;
  const display = CARD_FONTS.display();
  const sans = CARD_FONTS.sans();
  const { size, lines } = fitTitle(orNothing(title, display), display);
  const top = 214 + (MAX_LINES - lines.length) * size * 0.3;
  const titleLines = lines.map((line, index) =>
    drawText(line, {
      x: EDGE,
      y: top + index * size * LINE_HEIGHT,
      size,
      color: colors.title,
      font: display,
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>`,
    `<path d="M${width - 200} 0h200v${height}h-200z" fill="${colors.title}"/><path d="M${width - 224} 0h24v${height}h-24z" fill="${colors.sign}"/>`,
    drawText(firstLine(orNothing(label, sans).toUpperCase(), sans, 26), {
      x: EDGE,
      y: 110,
      size: 26,
      color: colors.label,
      font: sans,
    }),
    ...titleLines,
    drawText(firstLine(orNothing(site, sans), sans, 34), {
      x: EDGE,
      y: height - 64,
      size: 34,
      color: colors.site,
      font: sans,
    }),
    '</svg>',
  ].join('');
}

/** Omits a text if the fonts lack some of its characters. */
const orNothing = (text: string, font: CardFont): string => (canDraw(text, font) ? text : '');

function fitTitle(title: string, font: CardFont): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    const lines = wrapText(title, font, size, TEXT_WIDTH);
    if (lines.length <= MAX_LINES && lines.length * size <= MAX_HEIGHT) return { size, lines };
  }
  const size = TITLE_SIZES.at(-1)!;
  const lines = wrapText(title, font, size, TEXT_WIDTH).slice(0, MAX_LINES);
  return { size, lines: [...lines.slice(0, -1), `${lines.at(-1)!.slice(0, -1).trimEnd()}…`] };
}

function firstLine(text: string, font: CardFont, size: number): string {
  const [line = '', ...rest] = wrapText(text, font, size, TEXT_WIDTH);
  return rest.length > 0 ? `${line}…` : line;
}

export default task((card: ShareCard): string => renderShareCard(card));
