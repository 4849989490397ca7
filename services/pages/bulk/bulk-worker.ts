import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { isUnavailable, Problem, whenRefused } from '../../../proto/errors.ts';
import type { BulkPage, BulkResult } from '../../../proto/entities/bulk-act.ts';
import { keyOfBulkPage } from '../../../proto/key-of-bulk-page.ts';
import { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { type Bus, BUS } from '../../kit/bus/bus.ts';
import { DueWork } from '../../kit/bus/due-work.ts';
import { type Clock, CLOCK } from '../../kit/clock.ts';
import { CallObserver } from '../../kit/host/call-execution.ts';
import { log } from '../../kit/log/log.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { changeRow } from '../../kit/store/store.ts';
import { DependencyRows, PageDocs } from '../pages.store.ts';
import { authorize } from '../rights.ts';
import { PublishPolicies } from '../publish-policies.ts';
import {
  BulkActRows,
  type BulkPart,
  BulkPartRows,
  isLastTry,
  lease,
  nextPart,
  recordPart,
  type StoredBulkAct,
  TURN_MS,
} from './bulk-act.ts';
import { runOnPage, toResult } from './run-on-page.ts';

/** As many as a browser sends at once, so that other work of the service is not delayed more. */
const AT_ONCE = 4;

/** Each instance works on one part of an act at a time, so that acts take turns and end early after a stop. */
@Injectable()
export class BulkWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly work = new DueWork(() => this.runNext(), 'changing many pages failed');

  constructor(
    private readonly acts: BulkActRows,
    private readonly parts: BulkPartRows,
    private readonly docs: PageDocs,
    private readonly rows: DependencyRows,
    @Inject(BUS) private readonly bus: Bus,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly regions: RegionCache,
    private readonly policies: PublishPolicies,
    private readonly observer: CallObserver,
  ) {}

  onApplicationBootstrap(): void {
    this.work.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.work.stop();
  }

  wake(): void {
    this.work.wake();
  }

  /** Returns false if no act is due. */
  private async runNext(): Promise<boolean> {
    const due = { dueAt: { lte: this.clock.now().toISOString() } };
    const [found] = await this.acts.find(due, { sort: { dueAt: 'asc' }, limit: 1 });
    if (!found) return false;
    const act = await this.change(found._id, (current) => lease(current, this.clock.now()));
    if (act) await this.runPart(act);
    return true;
  }

  private async runPart(act: StoredBulkAct): Promise<void> {
    const part = await this.parts.get(nextPart(act));
    if (!part) throw new Error(`The bulk act ${act._id} has lost its pages`);
    const results = new Map(part.results.map((result) => [keyOfBulkPage(result), result]));
    const outcome = await this.runPages(act, part, results);
    const done = {
      ...part,
      version: part.version + 1,
      results: part.pages.flatMap((page) => results.get(keyOfBulkPage(page)) ?? []),
    };
    // Another instance has continued with the part, because this one was slower than its lease.
    if (!(await this.parts.replace(done, { version: part.version }))) return;
    await this.change(act._id, (current) => recordPart(current, done, outcome, this.clock.now()));
  }

  /** Adds the results of the pages that were changed. */
  private async runPages(
    act: StoredBulkAct,
    { pages }: BulkPart,
    results: Map<string, BulkResult>,
  ): Promise<{ isWaiting?: boolean; reason?: string }> {
    const caller = await this.renewCaller(act);
    if (!caller) return { reason: 'The session in which it was started has ended.' };
    const waiting = pages.filter((page) => !results.has(keyOfBulkPage(page))).values();
    const endsAt = performance.now() + TURN_MS;
    let isWaiting = false;
    const changeWaiting = async () => {
      for (const page of waiting) {
        if (this.work.isStopping || performance.now() > endsAt || (await this.acts.get(act._id))?.isStopping) return;
        const result = await this.runOne(act, page, caller);
        if (result) results.set(keyOfBulkPage(page), result);
        else isWaiting = true;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, changeWaiting));
    return { isWaiting };
  }

  /** Returns the user with the rights of this moment, or null if the session in which the act was started is over. */
  private async renewCaller({ accessToken, domainId }: StoredBulkAct): Promise<Caller | null> {
    const onBehalf = { stage: 'draft', domainId } as const;
    const renewed = await this.bus
      .call(identity.calls.renewAccess, { accessToken }, onBehalf)
      .catch(whenRefused('unauthenticated', null));
    return renewed && { ...renewed, ...onBehalf };
  }

  /** Returns null if the page has to be tried again. */
  private async runOne(act: StoredBulkAct, page: BulkPage, caller: Caller): Promise<BulkResult | null> {
    const { docs, regions, policies, rows, bus, clock, observer } = this;
    try {
      const needs = { docs, regions, policies, rows, bus, clock };
      const changeId = `${act._id}/${keyOfBulkPage(page)}`;
      return await runOnPage(act.action, page, caller, needs, { observer, changeId });
    } catch (error) {
      if (!(error instanceof Problem)) log.error({ err: error, page: page._id }, 'changing one of many pages failed');
      if (isUnavailable(error) && !isLastTry(act)) return null;
      const reason = error instanceof Problem ? error.message : 'Something went wrong';
      const found = docs.head(page._id).then((head) => authorize(head, 'view', caller).draft.slug);
      const slug = await found.catch(() => undefined);
      return { ...toResult(page), reason, ...(slug !== undefined && { slug }) };
    }
  }

  private change(id: string, decide: (current: StoredBulkAct) => StoredBulkAct | null): Promise<StoredBulkAct | null> {
    return changeRow(this.acts, id, (current) => current && decide(current));
  }
}
