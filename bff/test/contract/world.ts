import { formatMessage } from '../../../proto/refusals/define-refusals.ts';
import { declaredRefusals } from '../../../proto/refusals/registry.ts';
import type { Call } from '../../../proto/contract.ts';
import { httpStatusByCode, isProblemCode } from '../../../proto/errors.ts';
import type { Example } from '../../../proto/examples/example.ts';
import { type Answer, type Site, type SiteOverHttp, startSite } from '../site.ts';
import { send } from './send.ts';
import { signUp } from './sign-up.ts';
import { isObject, Placeholders } from './placeholders.ts';
import { SecondFactorDevice } from './second-factor-device.ts';

const WAIT_MS = 25_000;

let startChosen: () => Promise<SiteOverHttp> = () => startSite();

/** Makes the suite of the routes use another site than one in this process. */
export const chooseSite = (start: () => Promise<SiteOverHttp>): void => void (startChosen = start);

/** A site for the story of the examples. */
export class ContractWorld<S extends SiteOverHttp = SiteOverHttp> {
  readonly names = new Placeholders();
  private readonly device = new SecondFactorDevice();
  private isBroken = false;

  private constructor(readonly site: S) {}

  static async start(hosting?: Parameters<typeof startSite>[1]): Promise<ContractWorld<Site>> {
    return ContractWorld.on(await startSite({}, hosting));
  }

  static async startChosen(): Promise<ContractWorld> {
    return ContractWorld.on(await startChosen());
  }

  private static async on<T extends SiteOverHttp>(site: T): Promise<ContractWorld<T>> {
    const world = new ContractWorld(site);
    const { cookie } = await site.signIn();
    world.names.bind('session-of-root', cookie.split('=')[1]!);
    return world;
  }

  /** Creates a user and returns the session token. */
  async signUp(username: string, roles: string[] = []): Promise<string> {
    return signUp(this.site, this.tokenOf({ as: 'root' }), username, roles);
  }

  input(example: Example): object {
    return this.names.fill(example.in) as object;
  }

  tokenOf({ as }: Pick<Example, 'as'>): string | undefined {
    return as && this.names.tokenOf(as);
  }

  /** Sends an example and returns the differences between the response and the example. */
  async play(call: Call, example: Example): Promise<string[]> {
    // Reads are repeated because they can depend on events, but not after an earlier difference.
    const end = Date.now() + (call.kind === 'query' && !this.isBroken ? WAIT_MS : 0);
    for (;;) {
      const input = this.device.complete(call, this.input(example), (name) => this.names.fill(name));
      const answer = await send(this.site, call, input, this.tokenOf(example));
      const differences = this.differences(example, answer);
      if (differences.length === 0) return [];
      this.isBroken ||= Date.now() >= end;
      if (this.isBroken) return differences;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  private differences(example: Example, { status, json, text }: Answer): string[] {
    const [expected, written] = 'refused' in example ? [example.refused.status, example.refused] : [200, example.out];
    if (status !== expected) return [`${status} instead of ${expected}: ${text}`];
    const refusals = 'refused' in example ? refusalOf({ status, json, text }, expected) : [];
    return [...refusals, ...this.names.compare(written, 'refused' in example ? withoutIds(json) : json)];
  }
}

const withoutIds = ({ requestId: _, traceId: __, ...body }: Record<string, unknown>) => body;

const nameOf = (status: number) => Object.entries(httpStatusByCode).find(([, candidate]) => candidate === status)?.[0];

const statusOf = (name: unknown): number | undefined => (isProblemCode(name) ? httpStatusByCode[name] : undefined);

/** Returns what is wrong with a refusal. It needs a status, a known name, a declared key with its message, and no internal details. */
export function refusalOf(
  { status, json, text }: Pick<Answer, 'status' | 'json' | 'text'>,
  expected: number,
): string[] {
  if (status !== expected) return [`${status} instead of ${expected}: ${text.slice(0, 200)}`];
  const { error } = json;
  const { requestId, traceId } = json;
  if (typeof requestId !== 'string') return [`without a request id: ${text.slice(0, 200)}`];
  const { message, key, parameters, details } = error ?? {};
  const name = statusOf(error?.name) === status ? error.name : nameOf(status);
  const body = { status, error: { name, message, key, parameters, details }, requestId, traceId };
  const isSentence = typeof message === 'string' && /^\S+( \S+){2,}$/.test(message);
  const isInside = /\[object|is not a function|node_modules|\.ts:\d/.test(text);
  const declared = declaredRefusals.find((refusal) => refusal.key === key);
  const isDeclared = declared !== undefined && formatMessage(declared.wording, parameters ?? {}) === message;
  return isSentence && !isInside && isDeclared && isSame(body, json) ? [] : [`answered with ${text.slice(0, 200)}`];
}

const isSame = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    isObject(inner) && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
  );
