import type { FactoryProvider, InjectionToken } from '@nestjs/common';

declare const provided: unique symbol;

export type Token<T> = symbol & { readonly [provided]: T };

export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;

type Class<T> = abstract new (...args: any[]) => T;

export type Dependencies = Record<string, Token<any> | Class<any>>;

export type Resolved<D extends Dependencies> = {
  [K in keyof D]: D[K] extends Token<infer T> ? T : D[K] extends Class<infer T> ? T : never;
};

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
