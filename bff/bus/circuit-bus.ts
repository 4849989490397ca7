import type { Call, ClientInput, Output } from '../../proto/contract.ts';
import { Problem } from '../../proto/errors.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import type { Bus, RequestContextHeaders } from '../../services/kit/bus/bus.ts';
import { CallTimeout } from '../../services/kit/bus/nats-bus.ts';

/**
 * Rejects queries immediately while the service does not answer pings, so that a page does not wait for several time-outs in a row.
 * Commands are always sent, because a rejected save costs an editor more than a wait.
 */
export function createCircuitBreakerBus(bus: Bus, ping: (service: string) => Promise<boolean>, pingEveryMs = 500): Bus {
  const circuits = new Map<string, CircuitBreaker>();
  const checkOthers = (opened: CircuitBreaker) => {
    for (const circuit of circuits.values()) if (circuit !== opened) void circuit.check();
  };
  const circuitOf = ({ service }: Call) => {
    const circuit = circuits.get(service) ?? new CircuitBreaker(service, () => ping(service), pingEveryMs, checkOthers);
    circuits.set(service, circuit);
    return circuit;
  };
  return {
    call<C extends Call>(
      call: C,
      input: ClientInput<C>,
      onBehalf: RequestContextHeaders,
      options: { timeoutMs?: number } = {},
    ): Promise<Output<C>> {
      const circuit = circuitOf(call);
      const send = () => bus.call(call, input, onBehalf, options);
      return call.kind === 'command' ? circuit.send(send) : circuit.query(send);
    },
  };
}

class CircuitBreaker {
  private isOpen = false;
  private answers = 0;
  private checking: Promise<void> | undefined;
  private readonly pendingQueries = new Set<(refusal: Problem) => void>();

  constructor(
    private readonly service: string,
    private readonly ping: () => Promise<boolean>,
    private readonly pingEveryMs: number,
    private readonly onOpen: (opened: CircuitBreaker) => void,
  ) {}

  /** The query is also refused if the circuit opens while it is pending. */
  async query<T>(send: () => Promise<T>): Promise<T> {
    if (this.isOpen) throw this.unavailable();
    let refuse: (refusal: Problem) => void = () => undefined;
    const refused = new Promise<never>((_, reject) => (refuse = reject));
    this.pendingQueries.add(refuse);
    try {
      return await Promise.race([this.send(send), refused]);
    } finally {
      this.pendingQueries.delete(refuse);
    }
  }

  /** A single slow call can cause a time-out, so the circuit opens only if a ping fails too. */
  check(): Promise<void> {
    if (this.isOpen) return Promise.resolve();
    return (this.checking ??= this.ping().then((isAlive) => {
      this.checking = undefined;
      if (!isAlive) this.open();
    }));
  }

  async send<T>(send: () => Promise<T>): Promise<T> {
    const { answers } = this;
    try {
      const answer = await send();
      this.answers += 1;
      return answer;
    } catch (error) {
      if (!(error instanceof CallTimeout)) this.answers += 1;
      else if (answers === this.answers) await this.check();
      throw error;
    }
  }

  private open(): void {
    this.isOpen = true;
    for (const refuse of this.pendingQueries) refuse(this.unavailable());
    void this.recover();
    this.onOpen(this);
  }

  private async recover(): Promise<void> {
    while (!(await this.ping())) await new Promise((done) => setTimeout(done, this.pingEveryMs).unref());
    this.isOpen = false;
  }

  private unavailable = () => gatewayRefusals.serviceUnavailable({ service: this.service });
}

/** Rejects immediately while NATS is disconnected, so that stale entries are served without waiting for a timeout. */
export const createReadyBus = (bus: Bus, isConnected: () => boolean): Bus => ({
  call: (...args) => (isConnected() ? bus.call(...args) : Promise.reject(gatewayRefusals.siteUnreachable())),
});
