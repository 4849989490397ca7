import { useDocument } from '../core/use-document.ts';
import { SubNavChoice } from './SubNavChoice.tsx';

export function SubNavsPanel() {
  const page = useDocument('page');
  return page && <SubNavChoice page={page} />;
}
