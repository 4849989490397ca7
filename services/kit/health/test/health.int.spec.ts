import { networkInterfaces } from 'node:os';
import { parseSettings } from '../../settings.ts';
import { serveHealth } from '../health-server.ts';
import { notesService } from '../../testing/notes.ts';
import { useStack } from '../../testing/stack.ts';
import { until } from '../../testing/until.ts';

const stack = useStack({ services: [notesService], settings: { healthPort: 0 } });

const get = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${stack.host.health?.port}${path}`);
  return { status: answer.status, body: await answer.json() };
};
const ready = async () => (await get('/ready')).status === 200;

describe('a host', () => {
  test('is ready when NATS, stores and subscriptions are, with an entry for each service', async () => {
    await until(ready);
    expect((await get('/ready')).body).toEqual({
      ready: true,
      nats: 'connected',
      services: {
        notes: {
          ready: true,
          store: 'ok',
          events: 'published',
          consumers: { 'notes-notes': { running: true, dead: 0 } },
        },
      },
    });
  });

  test('reports its health on this machine only, unless HEALTH_HOST is set', async () => {
    const outside = Object.values(networkInterfaces()).flatMap((all = []) => all.filter(({ internal }) => !internal));
    for (const { address } of outside.filter(({ family }) => family === 'IPv4'))
      await expect(fetch(`http://${address}:${stack.host.health?.port}/health`)).rejects.toThrow('fetch failed');
    expect(parseSettings({}).healthHost).toBe('127.0.0.1');
    expect(parseSettings({ HEALTH_HOST: '0.0.0.0' }).healthHost).toBe('0.0.0.0');
  });

  test('is live but not ready while NATS is unavailable, and recovers', async () => {
    await stack.nats.stop();
    await until(async () => !(await ready()));
    expect((await get('/ready')).body.nats).toBe('away');
    expect(await get('/health')).toEqual({ status: 200, body: { status: 'ok' } });
    await stack.nats.start();
    await until(ready);
  });

  test('is not ready if a store does not answer, with its name', async () => {
    await stack.host.services[0]?.stores.close();
    const { status, body } = await get('/ready');
    expect([status, body.services.notes.ready]).toEqual([503, false]);
    expect(body.services.notes.store).toMatch(/notes/);
  });

  test('is not live once the process should be restarted', async () => {
    const readiness = async () => ({ ready: true });
    const server = await serveHealth({ port: 0, host: '127.0.0.1', isAlive: () => false, readiness });
    expect((await fetch(`http://127.0.0.1:${server.port}/health`)).status).toBe(503);
    await server.close();
  });

  test('has no other paths', async () => {
    expect((await get('/')).status).toBe(404);
  });
});
