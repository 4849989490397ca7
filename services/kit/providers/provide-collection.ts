import type { Provider } from '@nestjs/common';
import type { Token } from '../contract/token.ts';
import { STORES } from '../tokens.ts';
import type { Collection, CollectionSpec, Stores } from '../store/store.ts';

export function provideCollection<T extends Collection<any>>(token: Token<T>, spec: CollectionSpec): Provider {
  return { provide: token, useFactory: (stores: Stores) => stores.collection(spec), inject: [STORES] };
}
