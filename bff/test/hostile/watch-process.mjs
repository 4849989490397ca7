/** Preloaded into the processes of a site: reports pauses of the event loop and everything that is logged, in files named after the process. */
import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.WATCH_FOLDER;
const name = /dist\/(bff|services)\/main\.js$/.exec(process.argv[1] ?? '')?.[1];
if (folder && name && isMainThread) watch(join(folder, `${name}-${process.pid}`));

function watch(file) {
  const RESOLUTION_MS = 5;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let round = 0;
  setInterval(() => {
    round += 1;
    // The monitor's own interval is part of what it measures.
    const pause = delay.count > 0 ? delay.max / 1e6 - RESOLUTION_MS : 0;
    delay.reset();
    appendFileSync(`${file}.pauses`, `${Math.max(0, Math.round(pause))}\n`);
    writeFileSync(`${file}.tmp`, `${round}`);
    renameSync(`${file}.tmp`, `${file}.round`);
  }, 100).unref();
  for (const stream of [process.stdout, process.stderr]) {
    stream.write = (text) => {
      appendFileSync(`${file}.log`, text);
      return true;
    };
  }
}
