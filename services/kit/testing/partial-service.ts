import type { Contract } from '../../../proto/contract.ts';
import type { Handler } from '../contract/handle.ts';
import type { ServiceDefinition } from '../host/service-definition.ts';

/** Answers some calls of a contract in place of the service, for specs of its callers. */
export const partialService = (contract: Contract, ...handlers: Handler[]): ServiceDefinition => ({
  contract,
  handlers,
  listeners: [],
  providers: [],
  calls: [],
});
