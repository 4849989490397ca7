declare const provided: unique symbol;

/** Names a provider that has no class of its own, together with its type. */
export type Token<T> = symbol & { readonly [provided]: T };

export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;
