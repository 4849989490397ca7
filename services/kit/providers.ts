import type { Provider, FactoryProvider } from '@nestjs/common';
import { FILES } from './files/files.ts';
import { type DeclaredCollection, type Stores, STORES } from './store/store.ts';
import { type Archives, ARCHIVES } from './archive/archivable.ts';
import { archiveRows } from './archive/archive-rows.ts';
import { type Relay, RELAY } from './bus/outbox.ts';
import { type Clock, CLOCK } from './clock.ts';
import { type Purger, PURGER } from './recovery/purger.ts';
import { createVersioned } from './versioned/create-versioned.ts';
import type { DeclaredDocuments } from './versioned/versioned.ts';
import { type Settings, SETTINGS } from './settings.ts';
import { openFiles } from './files/open-files.ts';
import { Recovery } from './recovery/recovery.ts';
import type { Recoverable } from './recovery/define-recoverable.ts';

export const provideCollection = (declared: DeclaredCollection): Provider => ({
  provide: declared,
  useFactory: (stores: Stores) => stores.collection(declared.spec),
  inject: [STORES],
});

export const provideArchivedCollection = (declared: DeclaredCollection): Provider => ({
  provide: declared,
  useFactory: (stores: Stores, archives: Archives) => {
    const rows = stores.collection(declared.spec);
    archives.register(archiveRows(declared.spec.name, rows));
    return rows;
  },
  inject: [STORES, ARCHIVES],
});

const DAY_MS = 86_400_000;

const provideVersioned = (declared: DeclaredDocuments): Provider => ({
  provide: declared,
  useFactory: async (
    stores: Stores,
    clock: Clock,
    relay: Relay,
    purger: Purger,
    archives: Archives,
    settings: Settings,
  ) => {
    const versioned = createVersioned(declared.spec, { stores, clock, relay });
    await versioned.heal();
    relay.register(versioned.outbox);
    purger.register(versioned);
    purger.register({
      purge: (_, limit) =>
        versioned.mergeSittings(new Date(clock.now().getTime() - settings.autosaveDays * DAY_MS), limit),
    });
    archives.register(versioned.archive);
    return versioned;
  },
  inject: [STORES, CLOCK, RELAY, PURGER, ARCHIVES, SETTINGS],
});

export const provideFiles: Provider = {
  provide: FILES,
  useFactory: ({ filesUrl }: Settings) => openFiles(filesUrl),
  inject: [SETTINGS],
};

const provideRecovery = (...kinds: FactoryProvider<Recoverable<any>>[]): Provider[] => [
  ...kinds,
  {
    provide: Recovery,
    useFactory: (clock: Clock, ...recoverables: Recoverable<any>[]) => new Recovery(recoverables, clock),
    inject: [CLOCK, ...kinds.map(({ provide }) => provide)],
  },
];

interface ProvidedDocument {
  docs: DeclaredDocuments;
  recoverable: FactoryProvider<Recoverable<any>>;
}

export const provideDocuments = (...documents: ProvidedDocument[]): Provider[] => [
  ...documents.map(({ docs }) => provideVersioned(docs)),
  ...provideRecovery(...documents.map(({ recoverable }) => recoverable)),
];
