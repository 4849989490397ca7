import { openJournal } from '../../../../src/edit/saving/journal.ts';
import { runExclusively } from '../../../../src/edit/saving/tabs.ts';

/** Number of sequential storage requests before an action is complete. */
const ROUNDS = 3;
const journal = openJournal();

/** Waits until the device has stored the data of the editor. The walk controls requests and timers. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await journal.listByDocument('none');
    await nextTask();
  }
}

/** Waits in the same way for an editor that looks for edits of closed tabs. */
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
