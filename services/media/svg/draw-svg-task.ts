import { task, toBuffer } from '../../kit/threads/task.ts';
import { openPicture, readMetadata } from '../picture/sharp.ts';
import type { SvgDrawing } from './draw-svg.ts';

export default task(async ({ svg, width, height, density }: SvgDrawing): Promise<Uint8Array> => {
  const bytes = toBuffer(svg);
  // The pixel size of a drawing measured in millimetres grows with the square of the density.
  const atDensity = await readMetadata(bytes, { density });
  const excess = Math.max(atDensity.width, atDensity.height) / Math.max(width, height);
  const picture = await openPicture(bytes, { density: Math.max(1, density / Math.sqrt(excess)) });
  const drawing = picture.resize(width, height, { fit: 'fill' });
  return drawing.png({ compressionLevel: 1 }).toBuffer();
});
