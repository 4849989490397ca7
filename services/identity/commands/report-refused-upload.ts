import { identity } from '../../../proto/identity.ts';
import { calls } from '../../../proto/index.ts';
import { requestRefusals } from '../../../proto/refusals/requests.ts';
import { auditRefusal } from '../../kit/audit/audit-scope.ts';
import { handle } from '../../kit/contract/handle.ts';

const uploads = new Set(calls.filter(({ upload }) => upload).map(({ subject }) => subject));

export const reportRefusedUpload = handle(identity.calls.reportRefusedUpload, {}, async (refused) => {
  if (!uploads.has(refused.call)) throw requestRefusals.invalidInput({ message: `${refused.call} is no upload` });
  auditRefusal(refused);
  return {};
});
