import { openJournal } from '../../../../src/edit/saving/journal.ts';
import { runExclusively } from '../../../../src/edit/saving/tabs.ts';

/** Requests that follow each other on the device before an action is complete. */
const ROUNDS = 3;
const journal = openJournal();

/** Waits until the device has stored what the editor has given it; requests and timers are left to the walk. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await journal.listByDocument('none');
    await nextTask();
  }
}

/** The same for an editor that looks for what closed tabs have left behind. */
export async function settleAdoption(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await runExclusively(settle);
    await nextTask();
  }
}

const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
