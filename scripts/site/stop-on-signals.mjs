import { print } from '../machine/print.mjs';

/** One Ctrl-C reaches us more than once: from the terminal, and passed on by npm. */
const SAME_MS = 1000;

/** Ctrl-C and SIGTERM stop the site in order, also while it starts; asked again later, it ends at once. */
export function stopOnSignals(site) {
  let asked;
  const stop = async () => {
    if (asked !== undefined) {
      if (Date.now() - asked < SAME_MS) return;
      site.kill();
      process.exit(130);
    }
    asked = Date.now();
    print('Stopping …');
    await site.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
}
