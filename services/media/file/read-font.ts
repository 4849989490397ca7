import { create } from 'fontkit';
import type { FontMetrics } from '../../../proto/entities/font.ts';
import { mediaRefusals } from '../../../proto/refusals/media.ts';

/** Visitors load the font before texts are shown in it. */
const MAX_KILOBYTES = 300;

/** Frequent English words, whose mean width is that of most texts. */
const TEXT =
  'the of and to in is that it was for on are as with his they at be this have from or had by hot word but what some we can out other were all there when up use your how said an each she';

export function readFont(bytes: Buffer, name: string): FontMetrics {
  if (bytes.length > MAX_KILOBYTES * 1024) throw mediaRefusals.fontTooLarge({ name, max: MAX_KILOBYTES });
  try {
    const font = create(bytes);
    if (!('layout' in font)) throw new Error('The file contains several fonts');
    const inThousandths = (units: number) => Math.round((Math.abs(units) / font.unitsPerEm) * 1000);
    return {
      ascent: inThousandths(font.ascent),
      descent: inThousandths(font.descent),
      lineGap: inThousandths(font.lineGap),
      width: inThousandths(font.layout(TEXT).advanceWidth / TEXT.length),
    };
  } catch {
    throw mediaRefusals.fontDamaged({ name });
  }
}
