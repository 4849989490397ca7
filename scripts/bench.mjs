import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBuild } from './build/build.mjs';
import { installPackages } from './machine/packages.mjs';
import { ensureChromium } from './machine/programs.mjs';
import { at, root } from './machine/root.mjs';
import { run } from './machine/run.mjs';
import { exitWithError, print } from './machine/print.mjs';

await installPackages();
await requireBuild();
const filters = process.argv.slice(2);
const benches = readdirSync(at('dist'), { recursive: true })
  .filter(
    (path) => path.endsWith('.bench.js') && (filters.length === 0 || filters.some((filter) => path.includes(filter))),
  )
  .sort();
if (benches.length === 0)
  exitWithError(`There is no benchmark${filters.length > 0 ? ` named ${filters.join(' or ')}` : ''}.`);
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const figures = join(folder, 'figures');
writeFileSync(figures, '');
const env = { NODE_ENV: 'production', BENCH_FIGURES: figures };
const chromium = await ensureChromium();
try {
  for (const bench of benches) {
    print(`\n${bench}`);
    const code = await run(process.execPath, [at('dist', bench)], {
      cwd: root,
      env: { ...env, ...(chromium && { CHROMIUM: chromium }) },
    });
    if (code !== 0) process.exitCode = 1;
  }
  print('\nFigures and targets');
  await run(process.execPath, [at('dist/scripts/bench/print-summary.js'), figures]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
