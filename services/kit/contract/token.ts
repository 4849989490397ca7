declare const provided: unique symbol;

export type Token<T> = symbol & { readonly [provided]: T };

export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;
