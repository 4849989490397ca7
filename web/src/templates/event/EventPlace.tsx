import { DEFAULT_COORDINATES } from '../../../../proto/blocks/kinds/place.ts';
import type { Link as LinkValue } from '../../../../proto/values.ts';
import { mapAddress } from '../../blocks/ContactList/map-address.ts';
import { safeHref } from '../../../../proto/href.ts';
import { useParts } from '../../blocks/parts/parts-context.ts';
import { Text } from '../../blocks/parts/Text.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './event.module.css';
import * as pageStyles from '../../ui/page.module.css';

export interface Place {
  place?: string;
  address?: string;
  mapLink?: LinkValue;
}

export const isOnline = ({ place = '' }: Place): boolean => /^\s*online\b/i.test(place);

export function EventPlace({ place, address, mapLink }: Place) {
  const isEdited = useParts() !== null;
  const { showOnMap } = useMessages().contact;
  if (!place && !address && !isEdited) return null;
  const map = isOnline({ place }) ? '' : mapHref({ place, address, mapLink });
  return (
    <li>
      <Icon name="location" />
      <div>
        <Text at="header.place" value={place} as="span" placeholder="Place" />
        {(address || isEdited) && (
          <Text at="header.address" value={address} className={styles.address} placeholder="Address" />
        )}
        {map && (
          <a className={styles.map} href={map} target="_blank" rel="noopener">
            {showOnMap}
            <span className={pageStyles.unseen}> {address || place}</span>
          </a>
        )}
      </div>
    </li>
  );
}

export function mapHref({ place = '', address = '', mapLink }: Place): string {
  const chosen = mapLink ? safeHref(mapLink) : '';
  return chosen || mapAddress({ address: address || place, ...DEFAULT_COORDINATES });
}
