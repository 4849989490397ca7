import { Icon } from '../../ui/Icon.tsx';
import { useParts } from '../parts/parts-context.ts';
import { Text } from '../parts/Text.tsx';
import * as styles from './ContactList.module.css';

interface ContactLinkProps {
  at: string;
  scheme: 'tel:' | 'mailto:';
  icon: 'phone' | 'email';
  value: string;
}

export function ContactLink({ at, scheme, icon, value }: ContactLinkProps) {
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
