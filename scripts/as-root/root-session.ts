import { identity } from '../../proto/identity.ts';
import type { Call, ClientInput, Output } from '../../proto/contract.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';
import { connectNats } from '../../services/kit/bus/connect-nats.ts';
import { NatsBus } from '../../services/kit/bus/nats-bus.ts';
import type { parseSettings } from '../../services/kit/settings.ts';

const ANONYMOUS = { stage: 'live', domainId: '' } as const;
const USED_SHARE = 0.5;

export interface RootSession {
  call<C extends Call>(
    call: C,
    input: ClientInput<C>,
    options: { domainId: string; timeoutMs: number },
  ): Promise<Output<C>>;
  end(): Promise<void>;
}

type Connection = Pick<ReturnType<typeof parseSettings>, 'natsUrl' | 'natsCredentials' | 'root'>;

export async function withRootSession<T>(
  { natsUrl, natsCredentials, root }: Connection,
  use: (session: RootSession) => Promise<T>,
): Promise<T> {
  const nats = await connectNats(natsUrl, 'tools', natsCredentials);
  try {
    const session = await openRootSession(new NatsBus(nats), root);
    const result = await use(session);
    await session.end();
    return result;
  } finally {
    await nats.close();
  }
}

/** Rejects with an `unauthenticated` problem if the username or password is wrong. */
export async function openRootSession(
  bus: Bus,
  { username, password }: { username: string; password: string },
  now = Date.now,
): Promise<RootSession> {
  const { token } = await bus.call(identity.calls.loginOfProgram, { username, password }, ANONYMOUS);
  let session = { accessToken: '', until: 0 };
  const accessToken = async () => {
    if (now() >= session.until) {
      const { accessToken, expiresIn } = await bus.call(identity.calls.openSession, { token }, ANONYMOUS);
      session = { accessToken, until: now() + expiresIn * 1000 * USED_SHARE };
    }
    return session.accessToken;
  };
  return {
    call: async (call, input, { domainId, timeoutMs }) =>
      bus.call(call, input, { accessToken: await accessToken(), stage: 'draft', domainId }, { timeoutMs }),
    async end() {
      await bus.call(identity.calls.logout, { token }, ANONYMOUS);
    },
  };
}
