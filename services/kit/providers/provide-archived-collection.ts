import type { Provider } from '@nestjs/common';
import { type Archives, ARCHIVES } from '../archive/archivable.ts';
import { archiveRows } from '../archive/archive-rows.ts';
import type { Token } from '../contract/token.ts';
import type { Collection, CollectionSpec, Stores } from '../store/store.ts';
import { STORES } from '../tokens.ts';

export function provideArchivedCollection<T extends Collection<any>>(token: Token<T>, spec: CollectionSpec): Provider {
  return {
    provide: token,
    useFactory: (stores: Stores, archives: Archives) => {
      const rows = stores.collection(spec);
      archives.register(archiveRows(spec.name, rows));
      return rows;
    },
    inject: [STORES, ARCHIVES],
  };
}
