import { readFileSync } from 'node:fs';
import { formatFigure } from './report-figure.ts';
import { type Target, targets } from './targets.ts';

const figures = new Map<string, number>(
  readFileSync(process.argv[2]!, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line)),
);
for (const [name, target] of Object.entries<Target>(targets)) console.log(formatFigure(target, figures.get(name)));
