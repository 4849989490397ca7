import type { DynamicModule } from '@nestjs/common';
import { type Archives, ARCHIVES } from '../archive/archivable.ts';
import type { EventPublisher, Relay } from '../bus/outbox.ts';
import type { Bus } from '../bus/bus.ts';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import type { Stores } from '../store/store.ts';
import type { Purger } from '../recovery/purger.ts';
import { EVENT_PUBLISHER, BUS, CLOCK, PURGER, RELAY, SETTINGS, STORES } from '../tokens.ts';

interface Kit {
  stores: Stores;
  bus: Bus;
  relay: Relay;
  publisher: EventPublisher;
  purger: Purger;
  archives: Archives;
  clock: Clock;
  settings: Settings;
}

export class KitModule {
  static of(kit: Kit): DynamicModule {
    const providers = [
      { provide: STORES, useValue: kit.stores },
      { provide: BUS, useValue: kit.bus },
      { provide: RELAY, useValue: kit.relay },
      { provide: EVENT_PUBLISHER, useValue: kit.publisher },
      { provide: PURGER, useValue: kit.purger },
      { provide: ARCHIVES, useValue: kit.archives },
      { provide: CLOCK, useValue: kit.clock },
      { provide: SETTINGS, useValue: kit.settings },
    ];
    return { module: KitModule, global: true, providers, exports: providers };
  }
}
