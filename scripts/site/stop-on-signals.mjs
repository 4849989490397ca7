import { print } from '../machine/print.mjs';

/** In milliseconds. One Ctrl-C arrives more than once, from the terminal and from npm. */
const REPEAT_MS = 1000;

/** A second signal kills all children immediately. */
export function stopOnSignals(site) {
  let firstSignalAt;
  const stop = async () => {
    if (firstSignalAt !== undefined) {
      if (Date.now() - firstSignalAt < REPEAT_MS) return;
      site.kill();
      process.exit(130);
    }
    firstSignalAt = Date.now();
    print('Stopping …');
    await site.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
}
