import type { FactoryProvider, Provider } from '@nestjs/common';
import type { Token } from '../contract/token.ts';
import { provideRecovery } from '../recovery/provide-recovery.ts';
import type { Recoverable } from '../recovery/recoverable.ts';
import { provideVersioned } from '../providers/provide-versioned.ts';
import type { Versioned, VersionedSpec } from '../versioned/versioned.ts';

interface ProvidedDocument {
  token: Token<Versioned<any>>;
  spec: VersionedSpec<any>;
  recoverable: FactoryProvider<Recoverable<any>>;
}

export const provideDocuments = (...documents: ProvidedDocument[]): Provider[] => [
  ...documents.map(({ token, spec }) => provideVersioned(token, spec)),
  ...provideRecovery(...documents.map(({ recoverable }) => recoverable)),
];
