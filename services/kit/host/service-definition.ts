import type { Type } from '@nestjs/common';
import type { Contract } from '../../../proto/contract.ts';

/** A service as the host sees it: what it promises, and the module that keeps the promise. */
export interface ServiceDefinition {
  contract: Contract;
  module: Type;
}
