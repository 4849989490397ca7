import { Controller, type DynamicModule, type ForwardReference, type Type } from '@nestjs/common';
import type { Call, Contract, EventType } from '../../../proto/contract.ts';
import { Problem } from '../../../proto/errors.ts';
import { heardBy } from '../contract/on.ts';
import { servedBy, Serves } from '../contract/serves.ts';

type Importable = Type | DynamicModule | Promise<DynamicModule> | ForwardReference;

/** The controllers of a module and of the modules it imports. */
export function controllersOf(module: Importable, seen = new Set<unknown>()): Type[] {
  if (seen.has(module) || module instanceof Promise) return [];
  seen.add(module);
  const { controllers, imports, type } = describe(module);
  const own: Type[] = [...controllers, ...((Reflect.getMetadata('controllers', type) as Type[]) ?? [])];
  const imported: Importable[] = [...imports, ...((Reflect.getMetadata('imports', type) as Importable[]) ?? [])];
  return [...own, ...imported.flatMap((one) => controllersOf(one, seen))];
}

function describe(module: Exclude<Importable, Promise<DynamicModule>>) {
  if (typeof module === 'function') return { type: module, controllers: [], imports: [] };
  if ('forwardRef' in module) return { type: module.forwardRef(), controllers: [], imports: [] };
  return {
    type: module.module,
    controllers: module.controllers ?? [],
    imports: (module.imports ?? []) as Importable[],
  };
}

const methodsOf = (controller: Type): [string, unknown][] =>
  Object.getOwnPropertyNames(controller.prototype).map((key) => [
    key,
    Object.getOwnPropertyDescriptor(controller.prototype, key)?.value,
  ]);

export interface Listener {
  event: EventType;
  controller: Type;
  method: string;
}

/** Every method that hears an event. */
export const listenersOf = (controllers: Type[]): Listener[] =>
  controllers.flatMap((controller) =>
    methodsOf(controller).flatMap(([method, value]) => {
      const event = heardBy(value);
      return event ? [{ event, controller, method }] : [];
    }),
  );

/** A controller that answers every call of the contract for which nobody has written a handler yet. */
export function notBuilt(contract: Contract, controllers: Type[]): Type {
  const served = new Set(
    controllers.flatMap((controller) => methodsOf(controller).map(([, value]) => servedBy(value)?.subject)),
  );
  class NotBuilt {}
  for (const call of Object.values<Call>(contract.calls)) {
    if (served.has(call.subject)) continue;
    const answer = async (): Promise<never> => {
      throw new Problem('not-built', `${contract.name}/${call.key} is not built yet`);
    };
    const property = { value: answer, configurable: true, writable: true };
    Object.defineProperty(NotBuilt.prototype, call.key, property);
    Serves(call)(NotBuilt.prototype, call.key, property);
  }
  Controller()(NotBuilt);
  return NotBuilt;
}
