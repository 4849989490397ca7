import { setTimeout } from 'node:timers/promises';
import { isUnavailable } from '../../proto/errors.ts';
import type { HandlerInput } from '../../proto/contract.ts';
import { pages } from '../../proto/pages.ts';
import type { Receipt, ReceiptSurface, VerifiedSurface } from '../../proto/receipt.ts';
import { receiptSurfaces } from '../../proto/receipt-names.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { slugToPath } from '../../proto/slug.ts';
import type { visit } from '../../proto/visit.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';
import { metrics } from '../../services/kit/telemetry/metrics.ts';
import type { Answers } from '../bus/replicas.ts';
import type { Edge } from '../edge/edge.ts';
import { type RequestContext, toCallContext } from '../session/request-context.ts';
import { readThroughEdge } from './edge-reading.ts';
import type { ReadingRequest, Reading } from './reading.ts';
import { listingPathOf, type PublicState, readServiceState } from './service-state.ts';
import { type ExpectedState, type Findings, verify } from './verify.ts';

const TOTAL_MS = 5000;
const ANSWER_MS = 1000;
const FIRST_PAUSE_MS = 25;
const MAX_PAUSE_MS = 1000;
const MAX_HOSTS = 10;

interface ReceiptParts {
  bus: Bus;
  draft: boolean;
  edge: Edge | null;
  baseUrl: string;
  ask: (question: ReadingRequest, timeoutMs: number) => Promise<Answers<Reading[]>>;
  now: () => number;
}

type Input = HandlerInput<typeof visit.calls.receipt>;
type Host = ReadingRequest['hosts'][number];

interface Hosts {
  hosts: Host[];
  /** Hosts of visitors, to which the edge answers. */
  publicHosts: Host[];
}

interface Attempt {
  state: PublicState;
  servers: Receipt['servers'];
  findings: Findings;
}

export class Receipts {
  constructor(private readonly parts: ReceiptParts) {}

  async create(input: Input, context: RequestContext, own: Host): Promise<Receipt> {
    const { now } = this.parts;
    const startedAt = now();
    const elapsed = () => Math.round(now() - startedAt);
    const first = await this.loadState(input, context);
    if (input.revision > first.revision)
      throw pageRefusals.revisionAhead({ base: input.revision, revision: first.revision });
    const hosts = await this.hostsOf(context, own);
    const verified = new Map<ReceiptSurface, VerifiedSurface>();
    let last: Attempt | undefined;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      last = (await this.attempt(input, context, hosts)) ?? last;
      for (const [surface, found] of Object.entries(last?.findings ?? {}) as [ReceiptSurface, Findings['page']][])
        if (!verified.get(surface)?.ok)
          verified.set(surface, { surface, ok: found === null, elapsedMs: elapsed(), ...(found && { found }) });
      const isDone = last !== undefined && [...verified.values()].every(({ ok }) => ok);
      if (isDone || elapsed() + pause > TOTAL_MS) break;
      await setTimeout(pause);
    }
    if (!last) throw gatewayRefusals.serviceUnavailable({ service: pages.name });
    const receipt = toReceipt(last, verified);
    record(receipt, elapsed());
    return receipt;
  }

  private async attempt(input: Input, context: RequestContext, { hosts, publicHosts }: Hosts): Promise<Attempt | null> {
    const { bus, draft, edge, ask } = this.parts;
    try {
      const state = await this.loadState(input, context);
      const live = state.live && !state.live.isRestricted ? state.live : null;
      const revision = Math.max(live?.revision ?? 0, input.revision);
      const expected: ExpectedState = { pageId: input._id, live: live && { ...live, revision } };
      const path = slugToPath(state.slug);
      const question = { pageId: input._id, hosts, path, listingPath: listingPathOf(state) };
      const [services, { expected: running, answers }, throughEdge] = await Promise.all([
        readServiceState({ bus, draft, context, expected, state, path }),
        ask(question, ANSWER_MS),
        edge && readThroughEdge(edge, { ...question, hosts: publicHosts }),
      ]);
      const readings = running.flatMap((id) => (answers.has(id) ? [answers.get(id)!] : []));
      return {
        state,
        servers: { expected: running.length, answered: readings.length },
        findings: verify(expected, services, { expected: running.length, readings, edge: throughEdge }),
      };
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return null;
    }
  }

  private loadState({ _id }: Input, context: RequestContext): Promise<PublicState> {
    return this.parts.bus.call(pages.calls.publicState, { _id }, toCallContext(context));
  }

  /** Returns every host of the domain, because the page cache has separate entries for each host. */
  private async hostsOf(context: RequestContext, own: Host): Promise<Hosts> {
    const { domains } = await this.parts.bus.call(siteConfig.calls.loadDomain, {}, toCallContext(context));
    const named = domains.find(({ _id }) => _id === context.site.domainId)?.hostnames ?? [];
    const hosts = named.slice(0, MAX_HOSTS).map((host) => ({ host, secure: own.secure }));
    if (context.site.isSwitched) return { hosts, publicHosts: hosts };
    const { host, protocol } = new URL(this.parts.baseUrl);
    const base = { host, secure: protocol === 'https:' };
    return { hosts: [own, ...hosts], publicHosts: hosts.length > 0 ? hosts : [base] };
  }
}

function toReceipt({ state, servers }: Attempt, verified: Map<string, VerifiedSurface>): Receipt {
  const { live, slug } = state;
  return {
    published: live !== null && !live.isRestricted,
    path: slugToPath(slug),
    servers,
    surfaces: receiptSurfaces.flatMap((surface) => verified.get(surface) ?? []),
  };
}

function record({ surfaces }: Receipt, elapsedMs: number): void {
  const failed = surfaces.filter(({ ok }) => !ok);
  metrics.receiptDuration.record(elapsedMs / 1000, { 'site.outcome': failed.length === 0 ? 'ok' : 'error' });
  for (const { surface } of failed) metrics.receiptFailures.add(1, { 'site.receipt.surface': surface });
}
