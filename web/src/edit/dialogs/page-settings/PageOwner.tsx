import { useEffect } from 'react';
import { common } from '../../messages/messages.ts';
import { useOwnerNames } from '../../page-acts/use-owner-names.ts';
import { useCall } from '../../ui/use-call.ts';

/** A visit does not contain the owner. */
export function PageOwner({ _id, revision }: { _id: string; revision: number }) {
  const { data, error, reload } = useCall('GET /page/loadVersion', { _id, version: 'draft' });
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `reload` is a new function on every render.
  useEffect(() => (data && data.revision !== revision ? reload() : undefined), [revision]);
  const nameOf = useOwnerNames(data?.owner ? [data.owner] : []);
  if (!data) return error || common.loading;
  return data.owner ? nameOf(data.owner) : common.noOwner;
}
