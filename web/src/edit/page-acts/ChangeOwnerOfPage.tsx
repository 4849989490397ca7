import { useCall } from '../ui/use-call.ts';
import type { ActProps } from './ActDialog.tsx';
import { ChangeOwner } from './ChangeOwner.tsx';
import { toListedPage } from './to-listed-page.ts';

export function ChangeOwnerOfPage({ _id, ...props }: ActProps & { _id: string }) {
  const { data, error } = useCall('GET /page/loadVersion', { _id, version: 'draft' });
  return <ChangeOwner rows={data && [toListedPage(data)]} error={error} {...props} />;
}
