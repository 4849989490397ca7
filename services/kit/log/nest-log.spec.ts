import { Inject, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { nestLog } from './nest-log.ts';

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
