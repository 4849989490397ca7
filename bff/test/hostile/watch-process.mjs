/** Preloaded into the processes of a site. Writes pauses of the event loop and all log lines to files named after the process. */
import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';
import { watchPauses } from './longest-pauses.mjs';

const folder = process.env.WATCH_FOLDER;
const name = /dist\/(bff|services)\/main\.js$/.exec(process.argv[1] ?? '')?.[1];
if (folder && name && isMainThread) watch(join(folder, `${name}-${process.pid}`));

function watch(file) {
  const pauses = watchPauses();
  let round = 0;
  setInterval(() => {
    round += 1;
    appendFileSync(`${file}.pauses`, `${pauses.take()}\n`);
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
