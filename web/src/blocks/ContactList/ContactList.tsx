import { Picture } from '../parts/Picture.tsx';
import { Rows } from '../parts/Rows.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { ContactListValues } from './ContactList.fields.ts';
import { ContactAddress } from './ContactAddress.tsx';
import { ContactLink } from './ContactLink.tsx';
import * as styles from './ContactList.module.css';

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
