import { task } from '../../kit/threads/answer.ts';
import { cleanSvg } from './clean-svg.ts';

export default task(({ svg, name }: { svg: string; name: string }): string => cleanSvg(svg, name));
