import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { freePort } from '../../../../scripts/machine/ports.mjs';
import { onMongodb } from '../../testing/on-mongodb.ts';
import { openStores } from '../open-stores.ts';

await onMongodb(({ url }) => {
  test('a service that starts first waits for MongoDB, then reads and writes', async () => {
    const port = await freePort();
    const address = `mongodb://127.0.0.1:${port}/waiting?directConnection=true&serverSelectionTimeoutMS=200`;
    let isOpen = false;
    const opening = openStores(address, 'waiting').finally(() => (isOpen = true));
    // The pause outlasts the first attempt, after which a client of the driver never connects again.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(isOpen).toBe(false);

    const server = createServer((socket) => {
      const behind = connect(Number(new URL(url).port), '127.0.0.1');
      for (const end of [socket, behind]) end.on('error', () => end.destroy());
      socket.pipe(behind).pipe(socket);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const stores = await opening;
    const rows = stores.collection<{ _id: string }>({ name: 'rows' });
    await rows.insert({ _id: 'a' });
    expect(await rows.get('a')).toEqual({ _id: 'a' });
    await stores.close();
    server.close();
  });
});
