import type { Call, ClientInput, Output } from '../../proto/contract.ts';
import { Problem } from '../../proto/errors.ts';
import type { Bus, RequestContextHeaders } from '../../services/kit/bus/bus.ts';
import { CallTimeout } from '../../services/kit/bus/nats-bus.ts';

export interface CircuitOptions {
  /** The rest between two probes of a service that does not answer. */
  probeEveryMs?: number;
  /** How long another service may take to show that it is not part of the outage. */
  checkMs?: number;
}

type Probe = (timeoutMs?: number) => Promise<unknown>;

/**
 * A circuit breaker for each service: once a query has timed out and nothing else was answered meanwhile, calls to that service
 * are refused at once. One probe at a time repeats the query that was asked last, and the first answer closes the circuit.
 */
export function createCircuitBreakerBus(bus: Bus, { probeEveryMs = 500, checkMs = 250 }: CircuitOptions = {}): Bus {
  const circuits = new Map<string, CircuitBreaker>();
  const suspectOthers = (opened: CircuitBreaker) => {
    for (const circuit of circuits.values()) if (circuit !== opened) void circuit.check(checkMs);
  };
  const circuitOf = (service: string) => {
    const known = circuits.get(service);
    if (known) return known;
    const made = new CircuitBreaker(service, probeEveryMs, suspectOthers);
    circuits.set(service, made);
    return made;
  };
  return {
    call<C extends Call>(
      call: C,
      input: ClientInput<C>,
      onBehalf: RequestContextHeaders,
      options: { timeoutMs?: number } = {},
    ) {
      const ask = (timeoutMs = options.timeoutMs): Promise<Output<C>> => bus.call(call, input, onBehalf, { timeoutMs });
      const circuit = circuitOf(call.service);
      // Only what changes nothing can be repeated.
      return call.kind === 'query' ? circuit.query(ask) : circuit.command(ask);
    },
  };
}

class CircuitBreaker {
  private isOpen = false;
  private answers = 0;
  private probe: Probe | undefined;
  private readonly waiting = new Set<(refusal: Problem) => void>();

  constructor(
    private readonly service: string,
    private readonly probeEveryMs: number,
    private readonly onOpen: (opened: CircuitBreaker) => void,
  ) {}

  async query<T>(ask: (timeoutMs?: number) => Promise<T>): Promise<T> {
    this.probe = ask;
    if (this.isOpen) throw this.refusal();
    let refuse: (refusal: Problem) => void = () => undefined;
    const refused = new Promise<never>((_, reject) => (refuse = reject));
    this.waiting.add(refuse);
    try {
      return await Promise.race([this.watch(ask, undefined, () => this.open()), refused]);
    } finally {
      this.waiting.delete(refuse);
    }
  }

  async command<T>(ask: () => Promise<T>): Promise<T> {
    if (this.isOpen) throw this.refusal();
    return this.watch(ask);
  }

  /** Asks again what was asked last, because another service does not answer. */
  async check(timeoutMs: number): Promise<void> {
    if (this.isOpen || !this.probe) return;
    await this.watch(this.probe, timeoutMs, () => this.open(false)).catch(() => undefined);
  }

  /** A time-out is an outage when the service answered nothing else since. */
  private async watch<T>(
    ask: (timeoutMs?: number) => Promise<T>,
    timeoutMs?: number,
    onOutage?: () => void,
  ): Promise<T> {
    const { answers } = this;
    try {
      const answer = await ask(timeoutMs);
      this.answers += 1;
      return answer;
    } catch (error) {
      if (!(error instanceof CallTimeout)) this.answers += 1;
      else if (answers === this.answers) onOutage?.();
      throw error;
    }
  }

  private open(isFirst = true): void {
    if (this.isOpen) return;
    this.isOpen = true;
    for (const refuse of this.waiting) refuse(this.refusal());
    void this.recover();
    if (isFirst) this.onOpen(this);
  }

  private async recover(): Promise<void> {
    for (;;) {
      const { answers } = this;
      await this.watch(this.probe!).catch(() => undefined);
      if (answers !== this.answers) break;
      await new Promise((done) => setTimeout(done, this.probeEveryMs).unref());
    }
    this.isOpen = false;
  }

  private refusal = () => new Problem('unavailable', `The ${this.service} service does not answer at the moment.`);
}
