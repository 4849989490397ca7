import { useParts } from '../parts/parts-context.ts';
import type { AnchorValues } from './Anchor.fields.ts';
import './Anchor.css';

export function Anchor({ id }: AnchorValues) {
  const editing = useParts() !== null;
  return (
    <div className="anchor" id={id || undefined}>
      {editing && <span className="anchor-name">#{id || 'anchor'}</span>}
    </div>
  );
}
