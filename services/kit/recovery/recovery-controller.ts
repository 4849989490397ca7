import { Controller, Inject, type Type } from '@nestjs/common';
import type { InOf } from '../../../proto/contract.ts';
import type { Call } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { Serves } from '../contract/serves.ts';
import { type HistoryCalls, Recovery } from './recovery.ts';

type Calls = { [K in keyof HistoryCalls]: Call };

/** What is left for a service's own controller. */
export type WithoutHistory<S> = Omit<S, keyof HistoryCalls>;

/** Serves the history calls of a contract for every kind that the service has registered with provideRecovery. */
export function recoveryController(calls: Calls): Type {
  const { documentHistory, compareDocument, restoreDocument, listDeleted } = calls as unknown as {
    [K in keyof HistoryCalls]: Call & HistoryCalls[K];
  };

  @Controller()
  class RecoveryController {
    constructor(@Inject(Recovery) private readonly recovery: Recovery) {}

    @Serves(documentHistory)
    documentHistory(input: InOf<typeof documentHistory>, caller: Caller) {
      return this.recovery.documentHistory(input, caller);
    }

    @Serves(compareDocument)
    compareDocument(input: InOf<typeof compareDocument>, caller: Caller) {
      return this.recovery.compareDocument(input, caller);
    }

    @Serves(restoreDocument)
    restoreDocument(input: InOf<typeof restoreDocument>, caller: Caller) {
      return this.recovery.restoreDocument(input, caller);
    }

    @Serves(listDeleted)
    listDeleted(input: InOf<typeof listDeleted>, caller: Caller) {
      return this.recovery.listDeleted(input, caller);
    }
  }
  return RecoveryController;
}
