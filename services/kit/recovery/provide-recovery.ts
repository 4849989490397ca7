import type { FactoryProvider, Provider, Type } from '@nestjs/common';
import type { Clock } from '../clock.ts';
import { CLOCK } from '../tokens.ts';
import { Recovery } from './recovery.ts';
import type { Recoverable } from './recoverable.ts';

export function provideRecovery(...kinds: (Type<Recoverable<any>> | FactoryProvider<Recoverable<any>>)[]): Provider[] {
  return [
    ...kinds,
    {
      provide: Recovery,
      useFactory: (clock: Clock, ...recoverables: Recoverable<any>[]) => new Recovery(recoverables, clock),
      inject: [CLOCK, ...kinds.map((kind) => ('provide' in kind ? kind.provide : kind))],
    },
  ];
}
