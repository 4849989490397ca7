import type { Provider } from '@nestjs/common';
import { STORES } from '../tokens.ts';
import type { CollectionSpec, Stores } from './store.ts';

/** Lets a service inject one of its collections by token. */
export function provideCollection(token: string | symbol, spec: CollectionSpec): Provider {
  return { provide: token, useFactory: (stores: Stores) => stores.collection(spec), inject: [STORES] };
}
