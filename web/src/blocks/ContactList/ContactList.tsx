import { Picture } from '../parts/Picture.tsx';
import { Rows } from '../parts/PathScope.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { ContactListValues } from './ContactList.fields.ts';
import * as styles from './ContactList.module.css';
import type { PlaceValue } from '../../fields/field.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useParts } from '../parts/parts-context.ts';
import { mapAddress } from './map-address.ts';
import * as pageStyles from '../../ui/page.module.css';

export function ContactList({ title, contacts }: ContactListValues) {
  return (
    <Section>
      <Text at="title" value={title} as="h2" className={styles.title} placeholder="Title" />
      <div className={styles.root}>
        <Rows at="contacts" rows={contacts}>
          {(contact) => (
            <div className={styles.contact}>
              <Picture at="image" value={contact.image} sizes="12rem" />
              <Text at="name" value={contact.name} as="h3" placeholder="Name" />
              <Text at="role" value={contact.role} className={styles.contactRole} placeholder="Role" />
              <ContactLink at="phone" scheme="tel:" icon="phone" value={contact.phone} />
              <ContactLink at="email" scheme="mailto:" icon="email" value={contact.email} />
              <ContactAddress value={contact.place} />
            </div>
          )}
        </Rows>
      </div>
    </Section>
  );
}

/** Rows that were stored before the address field existed have no address. The link opens a map, so the page loads none. */
function ContactAddress({ value }: { value: PlaceValue | undefined }) {
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

interface ContactLinkProps {
  at: string;
  scheme: 'tel:' | 'mailto:';
  icon: 'phone' | 'email';
  value: string;
}

function ContactLink({ at, scheme, icon, value }: ContactLinkProps) {
  const editing = useParts() !== null;
  if (!value && !editing) return null;
  const href = scheme + (scheme === 'tel:' ? value.replace(/[^+\d]/g, '') : value.trim());
  const [name, ...host] = value.split(/(?=@)/);
  return (
    <p className={styles.contactReach}>
      <Icon name={icon} size={16} />
      {editing ? (
        <Text at={at} value={value} as="span" placeholder={icon === 'phone' ? 'Telephone' : 'Email'} />
      ) : (
        <a href={href}>
          {name}
          {host.length > 0 && <wbr />}
          {host.join('')}
        </a>
      )}
    </p>
  );
}
