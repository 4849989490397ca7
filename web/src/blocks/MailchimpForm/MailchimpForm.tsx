import { hrefInRegion, useVisit, useIsConnected } from '../../visit/context/visit-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useParts } from '../parts/parts-context.ts';
import { PlainLink } from '../parts/Link.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { MailchimpFormValues } from './MailchimpForm.fields.ts';
import { SignUpForm } from './SignUpForm.tsx';
import * as styles from './MailchimpForm.module.css';
import * as formStyles from '../../ui/form.module.css';

export function MailchimpForm(values: MailchimpFormValues) {
  const { title, text, listId, instead, writeTo } = values;
  const editing = useParts() !== null;
  const connected = useIsConnected('mailingList');
  const isUsable = connected && listId.trim() !== '';
  const hasForm = editing || isUsable;
  const { unconnectedList } = useMessages().editors;
  if (!connected && !editing && writeTo.trim() === '') return null;
  return (
    <Section>
      <div className={styles.root}>
        <div>
          <Text at="title" value={title} as="h2" placeholder="Title" />
          <Text at="text" value={text} placeholder="Text" />
        </div>
        <div className={styles.side}>
          {editing && !isUsable && (
            <p className={formStyles.note} role="note">
              {unconnectedList}
            </p>
          )}
          {hasForm && <SignUpForm {...values} />}
          <div className={editing ? formStyles.note : hasForm ? styles.instead : styles.write}>
            <Text at="instead" value={instead} as="span" placeholder="Where there is no form" />{' '}
            <WriteTo to={writeTo} />
          </div>
        </div>
      </div>
    </Section>
  );
}

function WriteTo({ to }: { to: string }) {
  const visiting = useVisit();
  const address = to.trim();
  return address ? (
    <a href={`mailto:${address}`}>{address}</a>
  ) : (
    <PlainLink value={hrefInRegion(visiting.nav.contactLink, visiting)} />
  );
}
