import type { archiveCalls, ArchivedCollection, RowPosition } from '../../../proto/archive.ts';
import type { Call, ClientInput, Output } from '../../../proto/contract.ts';
import { contracts } from '../../../proto/index.ts';

type ArchiveCalls = ReturnType<typeof archiveCalls>;
type ArchiveCall<K extends keyof ArchiveCalls> = Call & ArchiveCalls[K];

export type CallService = <C extends Call>(call: C, input: ClientInput<C>) => Promise<Output<C>>;

export interface CollectionOfService extends ArchivedCollection {
  service: string;
}

export class Installation {
  constructor(private readonly callService: CallService) {}

  async collections(): Promise<CollectionOfService[]> {
    const found: CollectionOfService[] = [];
    for (const service of archivedServices) {
      const { collections } = await this.callService(archiveCall(service, 'describeArchive'), {});
      found.push(...collections.map((collection) => ({ service, ...collection })));
    }
    return found;
  }

  async *lines({ service, name }: CollectionOfService, until: string): AsyncGenerator<string> {
    let begun = '';
    for (let position: RowPosition | null = { after: '', offset: 0 }; position;) {
      const { text, next }: Output<ArchiveCalls['exportRows']> = await this.callService(
        archiveCall(service, 'exportRows'),
        { collection: name, until, position },
      );
      const lines = (begun + text).split('\n');
      begun = lines.pop()!;
      yield* lines;
      position = next;
    }
  }

  async importRows({ service, name }: CollectionOfService, text: string, part?: PartOfRow): Promise<number> {
    const input = { collection: name, text, ...(part && { part }) };
    return (await this.callService(archiveCall(service, 'importRows'), input)).added;
  }

  async finish({ service, name }: CollectionOfService): Promise<void> {
    for (let after: string | null = ''; after !== null;) {
      const finished: Output<ArchiveCalls['finishImport']> = await this.callService(
        archiveCall(service, 'finishImport'),
        { collection: name, after },
      );
      after = finished.after;
    }
  }
}

type PartOfRow = NonNullable<ClientInput<ArchiveCalls['importRows']>['part']>;

const archivedServices = contracts
  .filter(({ calls }) => 'exportRows' in calls)
  .map(({ name }) => name)
  .toSorted();

function archiveCall<K extends keyof ArchiveCalls>(service: string, key: K): ArchiveCall<K> {
  const calls: Record<string, Call> = contracts.find(({ name }) => name === service)!.calls;
  return calls[key] as ArchiveCall<K>;
}
