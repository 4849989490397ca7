import type { Provider } from '@nestjs/common';
import { type Archives, ARCHIVES } from '../archive/archivable.ts';
import type { Relay } from '../bus/outbox.ts';
import type { Clock } from '../clock.ts';
import type { Token } from '../contract/token.ts';
import type { Stores } from '../store/store.ts';
import type { Purger } from '../recovery/purger.ts';
import { CLOCK, PURGER, RELAY, STORES } from '../tokens.ts';
import { createVersioned } from '../versioned/create-versioned.ts';
import type { Versioned, VersionedSpec } from '../versioned/versioned.ts';

export function provideVersioned<T extends object>(token: Token<Versioned<T>>, spec: VersionedSpec<T>): Provider {
  return {
    provide: token,
    useFactory: async (stores: Stores, clock: Clock, relay: Relay, purger: Purger, archives: Archives) => {
      const versioned = createVersioned(spec, { stores, clock, relay });
      await versioned.heal();
      relay.register(versioned.outbox);
      purger.register(versioned);
      archives.register(versioned.archive);
      return versioned;
    },
    inject: [STORES, CLOCK, RELAY, PURGER, ARCHIVES],
  };
}
