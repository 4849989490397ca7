import type { ArgumentsHost } from '@nestjs/common';
import { pino } from 'pino';
import { firstValueFrom } from 'rxjs';
import { Problem } from '../../../proto/errors.ts';
import { RemoteFault } from '../bus/nats-bus.ts';
import { ProblemFilter } from './call-boundary.ts';

const host = { switchToRpc: () => ({ getContext: () => ({ getSubject: () => 'notes.write' }) }) } as ArgumentsHost;

async function filtered(thrown: unknown) {
  const lines: { level: number; msg: string; err?: { message: string } }[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const error = await firstValueFrom(new ProblemFilter(log).catch(thrown, host)).catch((result) => result);
  return { error, lines };
}

describe('a fault', () => {
  test('is logged once, where it happened, and hidden from the caller', async () => {
    const { error, lines } = await filtered(new Error('the password is swordfish'));
    expect(error).toEqual({ code: 'internal', message: 'Something went wrong' });
    expect(lines).toEqual([
      expect.objectContaining({
        level: 50,
        msg: 'notes.write failed',
        err: expect.objectContaining({ message: 'the password is swordfish' }),
      }),
    ]);
  });

  test('of another service is passed on without being logged again', async () => {
    const { error, lines } = await filtered(new RemoteFault('pages.load failed'));
    expect([error.code, lines]).toEqual(['internal', []]);
  });

  test('that is not an Error is handled too', async () => {
    const { error, lines } = await filtered('thrown by hand');
    expect([error.code, lines.length]).toEqual(['internal', 1]);
  });
});

describe('a refusal', () => {
  test('reaches the caller and is not logged', async () => {
    const { error, lines } = await filtered(new Problem('conflict', 'Changed by Ann', { revision: 3 }));
    expect(error).toEqual({ code: 'conflict', message: 'Changed by Ann', details: { revision: 3 } });
    expect(lines.map(({ level }) => level)).toEqual([20]);
  });

  test('because a dependency is unavailable is a warning', async () => {
    const { lines } = await filtered(new Problem('unavailable', 'The store does not answer'));
    expect(lines.map(({ level }) => level)).toEqual([40]);
  });
});
