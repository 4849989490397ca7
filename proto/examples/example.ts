import type { Call, CallSpec, Contract, ClientInput, Output } from '../contract.ts';
import type { ErrorBody } from '../errors.ts';
import type { session } from './names.ts';

/** Hours and minutes of the one day on which the story of all examples is told. */
export type Moment = `${number}:${number}`;

/** A call that takes a file is sent as a form. */
export interface SentFile {
  name: string;
  content: string;
}
type SentOf<C extends CallSpec> = C extends { upload: object }
  ? Omit<ClientInput<C>, 'upload'> & { file: SentFile }
  : ClientInput<C>;

interface Told<C extends CallSpec> {
  /** What it shows, in a few words. */
  title: string;
  /** When it is sent: examples build on those before them, whatever service they are of. */
  at: Moment;
  /** Whose session it is sent with; nobody's when absent. */
  as?: keyof typeof session;
  in: SentOf<C>;
}

/** A call as it is sent, and what is answered to the letter. What only the server can make has a name instead, see names.ts. */
export type Example<C extends CallSpec = Call> = Told<C> & ({ out: Output<C> } | { refused: ErrorBody });

/** One or more for each call that has a route, the most ordinary first. */
export type ExamplesOf<C extends Contract> = {
  [K in keyof C['calls'] as C['calls'][K] extends { http: string } ? K : never]: [
    Example<C['calls'][K]>,
    ...Example<C['calls'][K]>[],
  ];
};
