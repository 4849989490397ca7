import type { Call, CallSpec, Contract, ClientInput, Output } from '../contract.ts';
import { type ErrorBody, httpStatusByCode, type Problem } from '../errors.ts';
import type { session } from './names.ts';

/** Hours and minutes; all examples take place on one day. */
export type Moment = `${number}:${number}`;

export interface SentFile {
  name: string;
  content: string;
}
type SentOf<C extends CallSpec> = C extends { upload: object }
  ? Omit<ClientInput<C>, 'upload'> & { file: SentFile }
  : ClientInput<C>;

interface ExampleRequest<C extends CallSpec> {
  title: string;
  /** Time of the request. Examples depend on earlier ones, across services. */
  at: Moment;
  /** Without a session, calls that are open to anyone are sent anonymously, and all others by Mere. */
  as?: keyof typeof session;
  in: SentOf<C>;
}

/** A request and its exact response. Values that only the server can create have names from names.ts. */
export type Example<C extends CallSpec = Call> = ExampleRequest<C> & ({ out: Output<C> } | { refused: ErrorBody });

export type ExamplesOf<C extends Contract> = {
  [K in keyof C['calls'] as C['calls'][K] extends { http: string } ? K : never]: [
    Example<C['calls'][K]>,
    ...Example<C['calls'][K]>[],
  ];
};

export const refusedWith = ({ code, message, key, parameters, details }: Problem): ErrorBody => ({
  status: httpStatusByCode[code],
  error: {
    name: code,
    message,
    key,
    ...(parameters && { parameters }),
    ...(details !== undefined && { details }),
  },
});
