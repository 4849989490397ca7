import type { Type } from '@nestjs/common';
import type { Call, Contract } from '../../../proto/contract.ts';

/** A service as the host sees it: what it promises, and the module that keeps the promise. */
export interface ServiceDefinition {
  contract: Contract;
  module: Type;
  /** The calls of other services that it makes: the bus refuses any other. */
  calls?: Call[];
}
