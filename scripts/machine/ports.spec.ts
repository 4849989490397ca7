import { createServer } from 'node:http';
import { once } from 'node:events';
import { badPorts, portProblem, freePort } from './ports.mjs';

describe('the port of the site', () => {
  test.each(['1', '4190', '6000', '6667', '10080'])('%s, which browsers refuse, is refused with a message', (port) => {
    expect(portProblem(port)).toBe(`Browsers refuse to open port ${port}. Set PORT to another one, for example 3000.`);
  });

  test.each(['', 'abc', '-1', '3000.5', '65536', '123456'])('"%s" is refused with a message', (port) => {
    expect(portProblem(port)).toContain('PORT must be a number');
  });

  test.each(['0', '80', '3000', '65535'])('%s is accepted', (port) => {
    expect(portProblem(port)).toBeUndefined();
  });

  test('is refused exactly if fetch refuses it', async () => {
    for (const port of badPorts)
      if (port !== 0)
        await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
  });

  test('skips ports that browsers refuse when a free one is chosen', async () => {
    expect([4190, 6000]).not.toContain(await freePort(4190));
    const blocker = createServer().listen(6664);
    await once(blocker, 'listening').catch(() => undefined);
    expect(await freePort(6664)).toBeGreaterThan(6669);
    blocker.close();
  });
});
