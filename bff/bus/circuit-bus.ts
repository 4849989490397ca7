import type { Call, ClientInput, Output } from '../../proto/contract.ts';
import type { Problem } from '../../proto/errors.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import type { Bus, RequestContextHeaders } from '../../services/kit/bus/bus.ts';
import { CallTimeout } from '../../services/kit/bus/nats-bus.ts';

interface CircuitOptions {
  probeEveryMs?: number;
  checkMs?: number;
}

const NOBODY: RequestContextHeaders = { stage: 'live', domainId: '' };

/** Refuses calls to a service at once while it answers nothing, so that a page does not wait for one time-out after another. */
export function createCircuitBreakerBus(bus: Bus, { probeEveryMs = 500, checkMs = 500 }: CircuitOptions = {}): Bus {
  const circuits = new Map<string, CircuitBreaker>();
  const checkOthers = (opened: CircuitBreaker) => {
    for (const circuit of circuits.values()) if (circuit !== opened) void circuit.check();
  };
  const circuitOf = (call: Call) => {
    const existing = circuits.get(call.service);
    if (existing) return existing;
    // A service refuses input that is no object before it does any work, and a refusal is an answer.
    const probe = () => bus.call(call, null as never, NOBODY, { timeoutMs: checkMs });
    const created = new CircuitBreaker(call.service, probe, probeEveryMs, checkOthers);
    circuits.set(call.service, created);
    return created;
  };
  return {
    call<C extends Call>(
      call: C,
      input: ClientInput<C>,
      onBehalf: RequestContextHeaders,
      options: { timeoutMs?: number } = {},
    ): Promise<Output<C>> {
      return circuitOf(call).call(() => bus.call(call, input, onBehalf, options), call.kind === 'query');
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
    private readonly probe: () => Promise<unknown>,
    private readonly probeEveryMs: number,
    private readonly onOpen: (opened: CircuitBreaker) => void,
  ) {}

  /** Pending queries are refused when the circuit opens; a pending command may still be carried out, so it waits for its answer. */
  async call<T>(send: () => Promise<T>, isQuery: boolean): Promise<T> {
    if (this.isOpen) throw this.unavailable();
    let refuse: (refusal: Problem) => void = () => undefined;
    const refused = new Promise<never>((_, reject) => (refuse = reject));
    if (isQuery) this.pendingQueries.add(refuse);
    try {
      return await Promise.race([this.send(send), refused]);
    } finally {
      this.pendingQueries.delete(refuse);
    }
  }

  /** A time-out may have its cause in one slow call, so the circuit opens only if a probe is not answered either. */
  check(): Promise<void> {
    if (this.isOpen) return Promise.resolve();
    return (this.checking ??= this.isAlive().then((isAlive) => {
      this.checking = undefined;
      if (!isAlive) this.open();
    }));
  }

  private async send<T>(send: () => Promise<T>): Promise<T> {
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

  private isAlive = (): Promise<boolean> =>
    this.probe().then(
      () => true,
      (error: unknown) => !(error instanceof CallTimeout),
    );

  private open(): void {
    this.isOpen = true;
    for (const refuse of this.pendingQueries) refuse(this.unavailable());
    void this.recover();
    this.onOpen(this);
  }

  private async recover(): Promise<void> {
    while (!(await this.isAlive())) await new Promise((done) => setTimeout(done, this.probeEveryMs).unref());
    this.isOpen = false;
  }

  private unavailable = () => gatewayRefusals.serviceUnavailable({ service: this.service });
}
