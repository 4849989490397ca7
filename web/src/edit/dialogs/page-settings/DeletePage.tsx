import type { Page } from '../../../../../proto/entities/page.ts';
import { operationsOf } from '../../plugins/page-operations.ts';
import { useCall } from '../../ui/use-call.ts';
import { RemoveDialog } from '../RemoveDialog.tsx';

interface DeletePageProps {
  page: Page;
  onRemoved: () => void;
  onClose: () => void;
}

export function DeletePage({ page, onRemoved, onClose }: DeletePageProps) {
  const uses = useCall('GET /dependencies/checkDependencies', { type: 'link', url: `/${page.slug}` });
  // Its links to itself go with it.
  const others = uses.data?.filter(({ parentId }) => parentId !== page._id) ?? null;
  return (
    <RemoveDialog
      title="Delete page"
      width={800}
      height={350}
      about={`/${page.slug}`}
      uses={{ ...uses, data: others }}
      done="Page Deleted"
      remove={() => operationsOf(page.pageType).delete({ _id: page._id })}
      onRemoved={onRemoved}
      onClose={onClose}
    />
  );
}
