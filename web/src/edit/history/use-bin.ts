import { api } from '../../api.ts';
import { errorMessage } from '../core/error-message.ts';
import { type BinRow, mergeRows } from './bin-rows.ts';
import { type KindName, getDocumentKind, routes } from './document-kinds.ts';
import { type CallState, useResult } from '../ui/use-call.ts';
import { messages } from '../messages/messages.ts';

/** Maximum page size of the services. */
const SIZE = 100;

interface Listed {
  rows: BinRow[];
  hasMore: boolean;
  /** Of the services that did not answer. */
  failure: string;
}

export const useBin = (kind: KindName | ''): CallState<Listed> => useResult(`bin/${kind}`, () => listDeleted(kind));

async function listDeleted(kind: KindName | ''): Promise<Listed> {
  const services = kind ? [getDocumentKind(kind).routes] : Object.values(routes);
  const answers = await Promise.allSettled(
    services.map(({ deleted }) => api(deleted, { ...(kind && { kind }), size: SIZE } as never)),
  );
  const fulfilled = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  return {
    rows: mergeRows(fulfilled.map(({ documents }) => documents)),
    hasMore: fulfilled.some(({ documents, total }) => total > documents.length),
    failure: failed ? messages.history.bin.partFailed(errorMessage(failed.reason)) : '',
  };
}
