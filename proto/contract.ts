import type { ZodType, input as InputType, output as OutputType, z } from 'zod';
import type { ProblemCode } from './errors.ts';
import type { Capability } from './permissions.ts';

type Method = 'GET' | 'POST';
type Route = `${Method} /${string}`;

/** `account` is any signed-in user; `user` has at least one role. */
export type Access = 'anyone' | 'account' | 'user' | 'admin';

export interface CallSpec {
  summary: string;
  /** Deployments without drafts refuse commands, unless these are `forVisitors`. */
  kind: 'query' | 'command';
  who: Access;
  /** Capability that the caller must have for at least one region and page type; the service checks it again for the stored document. */
  needs?: Capability;
  /** A role that demands a second factor gives the right for the call only 12 hours after a confirmation. */
  needsConfirmation?: true;
  in: ZodType;
  out: ZodType;
  /** API tokens are refused, so that a stolen one can neither replace itself nor change how its owner signs in. */
  needsSession?: true;
  /** What to use instead. The call can be removed in the next release. */
  deprecated?: string;
  /** Codes in addition to those that every call of this kind can return. */
  refuses?: readonly ProblemCode[];
  forVisitors?: true;
  /** NATS permits the call only to services that declare it. It is answered without a user: it tells what events could contain, or checks a token itself. */
  forServices?: true;
  /** Name of the read model that the call rebuilds from its source, for `npm run rebuild`. */
  rebuilds?: string;
  /** Route of the BFF, without the prefix /api; a call without a route is internal. */
  http?: Route;
  /** The BFF stores the only file of the request and passes it as `upload`, which clients cannot set. Larger files are `too-large`. */
  upload?: { maxBytes: number };
}

export const commandNeeding = <C extends Capability>(needs: C) => ({ kind: 'command', who: 'user', needs }) as const;

/** A command that changes what visitors see on many pages. */
export const publishNeeding = <C extends Capability>(needs: C) =>
  ({ ...commandNeeding(needs), needsConfirmation: true }) as const;

export const rebuilding = <R extends string>(rebuilds: R) => ({ kind: 'command', who: 'admin', rebuilds }) as const;

export interface Call extends CallSpec {
  service: string;
  key: string;
  subject: string;
}

export interface EventType {
  service: string;
  key: string;
  subject: string;
  data: ZodType;
}

export interface EventEnvelope<D = unknown> {
  id: string;
  documentId: string;
  revision: number;
  at: string;
  by: string;
  data: D;
}

export type ClientInput<C extends CallSpec> = InputType<C['in']>;
export type HandlerInput<C extends CallSpec> = OutputType<C['in']>;
export type Output<C extends CallSpec> = OutputType<C['out']>;
export type EventData<E extends EventType> = OutputType<E['data']>;

export function defineContract<
  const S extends string,
  const C extends Record<string, CallSpec>,
  const E extends Record<string, ZodType>,
>(name: S, calls: C, events: E) {
  const named = <T, R>(entries: Record<string, T>, make: (key: string, entry: T) => R) =>
    Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, make(key, entry)]));
  return {
    name,
    calls: named(calls, (key, spec) => ({ ...spec, service: name, key, subject: `${name}.${key}` })) as {
      [K in keyof C]: C[K] & { service: S; key: K & string; subject: string };
    },
    events: named(events, (key, data) => ({ service: name, key, subject: `events.${name}.${key}`, data })) as {
      [K in keyof E]: { service: S; key: K & string; subject: string; data: E[K] };
    },
  };
}

export interface Contract {
  name: string;
  calls: Record<string, Call>;
  events: Record<string, EventType>;
}

export type RoutesOf<C extends Contract> = {
  [K in keyof C['calls'] as C['calls'][K] extends { http: infer R extends Route } ? R : never]: {
    in: ClientInput<C['calls'][K]>;
    out: Output<C['calls'][K]>;
  };
};

/**
 * Accepts stored values that exceed a maximum length, which normalizing can cause by escaping characters and completing addresses.
 * Otherwise everything that is read together with such a value would be unreadable.
 */
export function parseStored<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  if (error.issues.every(({ code }) => code === 'too_big')) return value as T;
  throw error;
}
