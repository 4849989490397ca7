import type { FactoryProvider, InjectionToken } from '@nestjs/common';
import type {
  Call,
  Contract,
  HandlerInput,
  Output,
  EventData,
  EventEnvelope,
  EventType,
} from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';

declare const provided: unique symbol;

export type Token<T> = symbol & { readonly [provided]: T };

export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;

export type Declared<T, S> = (abstract new () => T) & { readonly spec: S };

/** Declares what is injected as a class, which is its token, its type and the place of its specification. */
export function declare<T, S>(spec: S): Declared<T, S> {
  return class {
    static readonly spec = spec;
  } as unknown as Declared<T, S>;
}

type Class<T> = abstract new (...args: any[]) => T;

export type Dependency<T> = Token<T> | Class<T>;

export type Dependencies = Record<string, Dependency<any>>;

export type Resolved<D extends Dependencies> = {
  [K in keyof D]: D[K] extends Token<infer T> ? T : D[K] extends Class<infer T> ? T : never;
};

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

export interface EventHandler<E extends EventType = any> {
  event: E;
  dependencies: Dependencies;
  run: (data: EventData<E>, envelope: EventEnvelope, dependencies: any) => Promise<unknown>;
}

/**
 * Events arrive at least once, in order per document; a failed one is retried a few times, or without a limit after Problem `unavailable`
 * or `upstream`.
 */
export const onEvent = <E extends EventType, D extends Dependencies>(
  event: E,
  dependencies: D,
  run: (data: EventData<E>, envelope: EventEnvelope, dependencies: Resolved<D>) => Promise<unknown>,
): EventHandler<E> => ({ event, dependencies, run });

export const provideWith = <T>(
  provide: InjectionToken,
  dependencies: Dependencies,
  build: (resolved: Record<string, unknown>) => T,
): FactoryProvider<T> => ({
  provide,
  inject: Object.values(dependencies) as InjectionToken[],
  useFactory: (...values: unknown[]) =>
    build(Object.fromEntries(Object.keys(dependencies).map((name, index) => [name, values[index]]))),
});
