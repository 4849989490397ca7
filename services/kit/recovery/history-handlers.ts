import type { Call } from '../../../proto/contract.ts';
import { type Handler, handle } from '../contract/handle.ts';
import { type HistoryCalls, Recovery } from './recovery.ts';

type Calls = { [K in keyof HistoryCalls]: Call };

export function historyHandlers<C extends Calls>(calls: C): { [K in keyof HistoryCalls]: Handler<C[K]> } {
  const { documentHistory, compareDocument, restoreDocument, listDeleted } = calls as unknown as {
    [K in keyof HistoryCalls]: Call & HistoryCalls[K];
  };
  const needs = { recovery: Recovery };
  return {
    documentHistory: handle(documentHistory, needs, (input, caller, { recovery }) =>
      recovery.documentHistory(input, caller),
    ),
    compareDocument: handle(compareDocument, needs, (input, caller, { recovery }) =>
      recovery.compareDocument(input, caller),
    ),
    restoreDocument: handle(restoreDocument, needs, (input, caller, { recovery }) =>
      recovery.restoreDocument(input, caller),
    ),
    listDeleted: handle(listDeleted, needs, (input, caller, { recovery }) => recovery.listDeleted(input, caller)),
  };
}
