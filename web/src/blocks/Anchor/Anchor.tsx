import { useParts } from '../parts/parts-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { AnchorValues } from './Anchor.fields.ts';
import './Anchor.css';

export function Anchor({ id }: AnchorValues) {
  const editing = useParts() !== null;
  const { editors } = useMessages();
  return (
    <div className="anchor" id={id || undefined}>
      {editing && <span className="anchor-name">#{id || editors.anchor}</span>}
    </div>
  );
}
