import { Inject, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { nestLog, readableLines } from './log.ts';

class Clock {}

@Injectable()
class Named {
  constructor(@Inject(Clock) readonly clock: Clock) {}
}

class Unnamed {
  constructor(readonly clock: unknown) {}
}
Reflect.defineMetadata('__injectable__', true, Unnamed);

const start = (provider: typeof Named | typeof Unnamed) => {
  class Root {}
  Module({ providers: [Clock, provider] })(Root);
  return NestFactory.createApplicationContext(Root, { logger: nestLog('test'), abortOnError: false });
};

describe('a service with an undeclared dependency', () => {
  test('does not start with undefined in its place', async () => {
    await expect(start(Unnamed)).rejects.toThrow(/no decorator metadata/);
  });

  test('starts once it is declared', async () => {
    const app = await start(Named);
    expect(app.get(Named).clock).toBeInstanceOf(Clock);
    await app.close();
  });
});

const format = (line: object): string => {
  let text = '';
  readableLines({ write: (more) => (text += more) }).write(JSON.stringify({ time: Date.UTC(2026, 0, 1), ...line }));
  return text;
};

describe('a readable line', () => {
  test('has time, level, source and message', () => {
    expect(format({ level: 40, service: 'pages', msg: 'Events wait' })).toMatch(
      /^\d\d:\d\d:\d\d warn {2}pages: Events wait\n$/,
    );
  });

  test('has the other fields', () => {
    expect(format({ level: 30, msg: 'Refused', code: 'conflict' })).toContain('Refused {"code":"conflict"}');
  });

  test('has the stack of a fault and the trace id', () => {
    const text = format({ level: 50, msg: 'failed', trace: 'abc', err: { stack: 'Error: x\n    at y' } });
    expect(text).toContain('Error: x\n    at y\n    trace abc');
  });
});
