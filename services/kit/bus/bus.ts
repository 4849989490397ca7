import { token } from '../contract/handle.ts';
import type { Call, ClientInput, Output } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';

/** Services trust only the signed access token, not the other headers. */
export type RequestContextHeaders = Pick<Caller, 'accessToken' | 'stage' | 'domainId' | 'source' | 'origin'>;

/** The context of calls for which a service needs nobody's rights. A rebuild can take longer than the token of its caller is valid. */
export const WITHOUT_USER: RequestContextHeaders = { stage: 'draft', domainId: '' };

export const BUS = token<Bus>('Bus');

export interface Bus {
  /** Rejects with the service's Problem, or with `unavailable` after the timeout (default 5 s) or at the deadline of the query that makes the call. */
  call<C extends Call>(
    call: C,
    input: ClientInput<C>,
    onBehalf: RequestContextHeaders,
    options?: { timeoutMs?: number },
  ): Promise<Output<C>>;
}
