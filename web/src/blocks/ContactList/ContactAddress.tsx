import type { PlaceValue } from '../../fields/field.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useParts } from '../parts/parts-context.ts';
import { Text } from '../parts/Text.tsx';
import { mapAddress } from './map-address.ts';
import * as styles from './ContactList.module.css';
import * as pageStyles from '../../ui/page.module.css';

/** Rows stored before addresses existed have none. No map is loaded; the link opens one. */
export function ContactAddress({ value }: { value: PlaceValue | undefined }) {
  const editing = useParts() !== null;
  const { contact } = useMessages();
  const map = value && mapAddress(value);
  if (!value || (!map && !editing)) return null;
  return (
    <div className={styles.contactReach}>
      <Icon name="location" size={16} />
      <div>
        <Text
          at="place.address"
          value={value.address}
          as="span"
          placeholder="Street address (position: in the sidebar)"
        />{' '}
        {map && (
          <a className={styles.contactMap} href={map} target="_blank" rel="noopener">
            {contact.showOnMap}
            {value.address && <span className={pageStyles.unseen}> {value.address}</span>}
          </a>
        )}
      </div>
    </div>
  );
}
