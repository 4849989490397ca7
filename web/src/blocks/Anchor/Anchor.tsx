import { useParts } from '../parts/parts-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { AnchorValues } from './Anchor.fields.ts';
import * as styles from './Anchor.module.css';

export function Anchor({ id }: AnchorValues) {
  const editing = useParts() !== null;
  const { editors } = useMessages();
  return (
    <div className={styles.root} id={id || undefined}>
      {editing && <span className={styles.name}>#{id || editors.anchor}</span>}
    </div>
  );
}
