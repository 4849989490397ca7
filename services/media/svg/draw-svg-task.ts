// Loading the library here does not count towards the processor time of the task.
import 'sharp';
import { task, toBuffer } from '../../kit/threads/task.ts';
import { MAX_SIDE, openPicture, readMetadata } from '../picture/sharp.ts';
import { type DrawnSvg, limitScale, type SvgDrawing } from './draw-svg.ts';

const DOTS_PER_INCH = 72;
const MAX_DENSITY = 100_000;
const unreadable = { width: 0, height: 0 };

export default task(async ({ svg, source, factor }: SvgDrawing): Promise<DrawnSvg> => {
  const bytes = toBuffer(svg);
  const { width, height } = source ?? (await readMetadata(bytes).catch(() => unreadable));
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < 1 || longer > MAX_SIDE) return { width, height, png: new Uint8Array() };
  const scale = limitScale({ width, height }, factor);
  const drawn = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  // The shorter side needs at least one pixel.
  const least = Math.max(1, DOTS_PER_INCH / shorter);
  const density = Math.min(MAX_DENSITY, Math.max(least, DOTS_PER_INCH * scale));
  // The pixel size of a drawing measured in millimetres grows with the square of the density.
  const atDensity = await readMetadata(bytes, { density });
  const excess = Math.max(atDensity.width, atDensity.height) / Math.max(drawn.width, drawn.height);
  const picture = await openPicture(bytes, { density: Math.max(least, density / Math.sqrt(excess)) });
  const drawing = picture.resize(drawn.width, drawn.height, { fit: 'fill' });
  return { width, height, png: await drawing.png({ compressionLevel: 1 }).toBuffer() };
});
