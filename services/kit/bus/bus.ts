import type { Call, ClientInput, Output } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';

/** In whose name a call is made: services believe the signed access token alone, never the name beside it. */
export type RequestContextHeaders = Pick<Caller, 'accessToken' | 'stage' | 'domainId' | 'source' | 'origin'>;

/** Asks another service over NATS. */
export interface Bus {
  /** Rejects with the service's own Problem, or with Problem `unavailable` when nobody answers within the timeout (5 s unless told). */
  call<C extends Call>(
    call: C,
    input: ClientInput<C>,
    onBehalf: RequestContextHeaders,
    options?: { timeoutMs?: number },
  ): Promise<Output<C>>;
}
