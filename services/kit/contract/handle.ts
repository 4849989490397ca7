import type { Call, Contract, HandlerInput, Output } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Dependencies, Resolved } from './dependencies.ts';

export interface Handler<C extends Call = any> {
  call: C;
  dependencies: Dependencies;
  execute: (input: HandlerInput<C>, caller: Caller, dependencies: any) => Promise<Output<C>>;
}

export type HandlersOf<C extends Contract> = { [K in keyof C['calls']]: Handler<C['calls'][K]> };

export const handle = <C extends Call, D extends Dependencies>(
  call: C,
  dependencies: D,
  execute: (input: HandlerInput<C>, caller: Caller, dependencies: Resolved<D>) => Promise<Output<C>>,
): Handler<C> => ({ call, dependencies, execute });
