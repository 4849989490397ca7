import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { startOrdinaryPeople } from './ordinary-people.ts';

/** A server in its own thread that counts requests. */
const server = `
  const { parentPort, workerData } = require('node:worker_threads');
  const answering = require('node:http').createServer((request, response) => {
    Atomics.add(workerData, 0, 1);
    Atomics.notify(workerData, 0);
    response.end(request.url);
  });
  answering.listen(0, '127.0.0.1', () => parentPort.postMessage(answering.address().port));
`;

test('visitors are served while the attacking thread is busy', async () => {
  const visits = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(server, { eval: true, workerData: visits });
  const [port] = await once(thread, 'message');
  const places = { pages: ['/page'], pictures: ['/picture'], searches: [], contents: [] };
  const people = startOrdinaryPeople({ url: `http://127.0.0.1:${port}`, places });
  // This blocks the event loop of this thread until the visitors have received ten responses.
  for (let seen = 0; seen < 10; seen = Atomics.load(visits, 0))
    expect(Atomics.wait(visits, 0, seen, 30_000)).not.toBe('timed-out');
  const { pages, pictures, wrong } = await people.stop();
  expect(pages.length + pictures.length).toBeGreaterThanOrEqual(10);
  expect(wrong).toEqual([]);
  await thread.terminate();
});
