import type { Call, ClientInput, Output } from '../../proto/contract.ts';
import type { Problem } from '../../proto/errors.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import type { Bus, RequestContextHeaders } from '../../services/kit/bus/bus.ts';
import { CallTimeout } from '../../services/kit/bus/nats-bus.ts';

interface CircuitOptions {
  probeEveryMs?: number;
  checkMs?: number;
}

type Probe = (timeoutMs?: number) => Promise<unknown>;

export function createCircuitBreakerBus(bus: Bus, { probeEveryMs = 500, checkMs = 250 }: CircuitOptions = {}): Bus {
  const circuits = new Map<string, CircuitBreaker>();
  const suspectOthers = (opened: CircuitBreaker) => {
    for (const circuit of circuits.values()) if (circuit !== opened) void circuit.check(checkMs);
  };
  const circuitOf = (service: string) => {
    const existing = circuits.get(service);
    if (existing) return existing;
    const created = new CircuitBreaker(service, probeEveryMs, suspectOthers);
    circuits.set(service, created);
    return created;
  };
  return {
    call<C extends Call>(
      call: C,
      input: ClientInput<C>,
      onBehalf: RequestContextHeaders,
      options: { timeoutMs?: number } = {},
    ) {
      const send = (timeoutMs = options.timeoutMs): Promise<Output<C>> =>
        bus.call(call, input, onBehalf, { timeoutMs });
      const circuit = circuitOf(call.service);
      // Commands cannot serve as probes, because a probe repeats the call.
      return call.kind === 'query' ? circuit.query(send) : circuit.command(send);
    },
  };
}

class CircuitBreaker {
  private isOpen = false;
  private answers = 0;
  private probe: Probe | undefined;
  private readonly pendingQueries = new Set<(refusal: Problem) => void>();

  constructor(
    private readonly service: string,
    private readonly probeEveryMs: number,
    private readonly onOpen: (opened: CircuitBreaker) => void,
  ) {}

  async query<T>(send: (timeoutMs?: number) => Promise<T>): Promise<T> {
    this.probe = send;
    if (this.isOpen) throw this.unavailable();
    let rejectCall: (refusal: Problem) => void = () => undefined;
    const rejected = new Promise<never>((_, reject) => (rejectCall = reject));
    this.pendingQueries.add(rejectCall);
    try {
      return await Promise.race([this.watch(send, undefined, () => this.open()), rejected]);
    } finally {
      this.pendingQueries.delete(rejectCall);
    }
  }

  async command<T>(send: () => Promise<T>): Promise<T> {
    if (this.isOpen) throw this.unavailable();
    return this.watch(send);
  }

  async check(timeoutMs: number): Promise<void> {
    if (this.isOpen || !this.probe) return;
    await this.watch(this.probe, timeoutMs, () => this.open(false)).catch(() => undefined);
  }

  /** A timeout is an outage only if the service has not answered any other call in the meantime. */
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
    for (const rejectCall of this.pendingQueries) rejectCall(this.unavailable());
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

  private unavailable = () => gatewayRefusals.serviceUnavailable({ service: this.service });
}
