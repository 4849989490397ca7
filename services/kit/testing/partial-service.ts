import type { Contract } from '../../../proto/contract.ts';
import type { Handler } from '../contract/handle.ts';
import type { ServiceDefinition } from '../host/service-definition.ts';

export const partialService = (contract: Contract, ...handlers: Handler[]): ServiceDefinition => ({
  contract,
  handlers,
  listeners: [],
  providers: [],
  calls: [],
  leastCallsAtOnce: 1,
});
