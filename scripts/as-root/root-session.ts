import { identity } from '../../proto/identity.ts';
import type { Call, ClientInput, Output } from '../../proto/contract.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';

const NOBODY = { stage: 'live', domainId: '' } as const;
/** Of its life an access token is used for the first half: what is asked last still has to be heard. */
const USED = 0.5;

export interface RootSession {
  /** A call in the name of the root user, however long ago they signed in. */
  call<C extends Call>(
    call: C,
    input: ClientInput<C>,
    options: { domainId: string; timeoutMs: number },
  ): Promise<Output<C>>;
  end(): Promise<void>;
}

/** Signs the root user in. Rejects with Problem `unauthenticated` when name and password are not theirs. */
export async function openRootSession(
  bus: Bus,
  { username, password }: { username: string; password: string },
  now = Date.now,
): Promise<RootSession> {
  const { token } = await bus.call(identity.calls.login, { username, password }, NOBODY);
  let opened = { accessToken: '', until: 0 };
  const accessToken = async () => {
    if (now() >= opened.until) {
      const { accessToken, expiresIn } = await bus.call(identity.calls.openSession, { token }, NOBODY);
      opened = { accessToken, until: now() + expiresIn * 1000 * USED };
    }
    return opened.accessToken;
  };
  return {
    call: async (call, input, { domainId, timeoutMs }) =>
      bus.call(call, input, { accessToken: await accessToken(), stage: 'draft', domainId }, { timeoutMs }),
    async end() {
      await bus.call(identity.calls.logout, { token }, NOBODY);
    },
  };
}
