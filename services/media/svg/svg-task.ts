import { task } from '../../kit/threads/task.ts';
import { sanitizeSvg } from './sanitize-svg.ts';

export default task(({ svg, name }: { svg: string; name: string }): string => sanitizeSvg(svg, name));
