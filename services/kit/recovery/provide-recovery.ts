import type { FactoryProvider, Provider } from '@nestjs/common';
import type { Clock } from '../clock.ts';
import { CLOCK } from '../tokens.ts';
import { Recovery } from './recovery.ts';
import type { Recoverable } from './recoverable.ts';

export const provideRecovery = (...kinds: FactoryProvider<Recoverable<any>>[]): Provider[] => [
  ...kinds,
  {
    provide: Recovery,
    useFactory: (clock: Clock, ...recoverables: Recoverable<any>[]) => new Recovery(recoverables, clock),
    inject: [CLOCK, ...kinds.map(({ provide }) => provide)],
  },
];
