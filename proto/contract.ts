import type { ZodType, input as InputType, output as OutputType } from 'zod';
import type { ProblemCode } from './errors.ts';
import type { Caller, Capability } from './permissions.ts';

export type Method = 'GET' | 'POST';
export type Route = `${Method} /${string}`;

/**
 * Who may make a call at all: an `account` is any signed-in person, a `user` has at least one role. Finer rules on the stored document
 * are asked in the service, of permissions.ts.
 */
export type Access = 'anyone' | 'account' | 'user' | 'admin';

export interface CallSpec {
  /** What the call does, in one sentence: the summary of its operation in the OpenAPI document. */
  summary: string;
  /** A command changes something: it does not exist on a deployment whose draft flag is off, unless it is `forVisitors`. */
  kind: 'query' | 'command';
  who: Access;
  /** A capability that the caller must hold, for some region and page type at least; the service asks for the stored document's. */
  needs?: Capability;
  in: ZodType;
  out: ZodType;
  /** Refusals beyond those of any call of its kind, documented for clients. */
  refuses?: readonly ProblemCode[];
  /** A command of visitors, which writes nothing of the site: it exists without an editor too. */
  forVisitors?: true;
  /** With a route the BFF answers the call at /api + path; without one it is internal. */
  http?: Route;
  /**
   * The request is a form (multipart/form-data) with one file. The door lays the file down in the file store and hands the call an
   * `upload` in its place, which nobody can send; more bytes than these are refused as `too-large`.
   */
  upload?: { maxBytes: number };
}

/** A command for users who have a capability. */
export const commandNeeding = <C extends Capability>(needs: C) => ({ kind: 'command', who: 'user', needs }) as const;

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

/** What travels with every event, besides its data. */
export interface EventEnvelope<D = unknown> {
  /** Unique for each fact, so that a resend can be recognised. */
  id: string;
  documentId: string;
  /** Grows with each change of the document: a reader never goes back. */
  revision: number;
  at: string;
  by: string;
  data: D;
}

/** What a caller may send: defaults not yet filled in. */
export type ClientInput<C extends CallSpec> = InputType<C['in']>;
/** What a handler gets: checked, defaults filled in. */
export type HandlerInput<C extends CallSpec> = OutputType<C['in']>;
export type Output<C extends CallSpec> = OutputType<C['out']>;
export type EventData<E extends EventType> = OutputType<E['data']>;

/** Names every call and event after its service and key, so that a subject is never typed twice. */
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

/** What a service must answer: one method for each call of its contract. */
export type ServiceOf<C extends Contract> = {
  [K in keyof C['calls']]: (input: HandlerInput<C['calls'][K]>, caller: Caller) => Promise<Output<C['calls'][K]>>;
};

/** Every route of a contract by its literal, so that a web client needs only the type of it. */
export type RoutesOf<C extends Contract> = {
  [K in keyof C['calls'] as C['calls'][K] extends { http: infer R extends Route } ? R : never]: {
    in: ClientInput<C['calls'][K]>;
    out: Output<C['calls'][K]>;
  };
};
