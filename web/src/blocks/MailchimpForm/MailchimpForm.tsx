import { hrefInRegion, useVisit, useIsConnected } from '../../visit/context/visit-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useParts } from '../parts/parts-context.ts';
import { PlainLink } from '../parts/Link.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { MailchimpFormValues } from './MailchimpForm.fields.ts';
import * as styles from './MailchimpForm.module.css';
import * as formStyles from '../../ui/form.module.css';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { RichText } from '../parts/RichText.tsx';
import { Rows } from '../parts/PathScope.tsx';
import { describedBy, FieldError } from '../Form/FormEntry.tsx';
import { toMergeTag, useSignUp } from './use-sign-up.ts';
import { useIsHydrated } from '../parts/use-is-hydrated.ts';
import * as pageStyles from '../../ui/page.module.css';
import * as buttonStyles from '../../ui/button.module.css';

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

const AUTOCOMPLETE: Record<string, string> = { FNAME: 'given-name', LNAME: 'family-name', PHONE: 'tel' };

function SignUpForm({ listId, label, fields, submitText, privacy, successMessage }: MailchimpFormValues) {
  const editing = useParts() !== null;
  const messages = useMessages().form;
  const id = useId();
  const hydrated = useIsHydrated();
  const { state, errors, failure, send } = useSignUp(listId, fields);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'done') thanks.current?.focus();
  }, [state]);
  return (
    <>
      <div role="status" tabIndex={-1} ref={thanks} className={editing ? formStyles.note : formStyles.thanks}>
        {(editing || state === 'done') && (
          <Text at="successMessage" value={successMessage} placeholder="Once it is sent" />
        )}
      </div>
      {state !== 'done' && (
        <form className={styles.form} noValidate onSubmit={send}>
          <Rows at="fields" rows={fields}>
            {(field) =>
              (editing || toMergeTag(field) !== '') && (
                <FormField
                  id={`${id}${field.key}`}
                  name={field.key}
                  autoComplete={AUTOCOMPLETE[toMergeTag(field)]}
                  placeholder={field.placeholder || undefined}
                  required={field.required}
                  error={errors[field.key]}
                >
                  <Text at="name" value={field.name} as="span" placeholder="Label" />
                </FormField>
              )
            }
          </Rows>
          <FormField id={`${id}email`} name="email" type="email" autoComplete="email" required error={errors.email}>
            <Text at="label" value={label || messages.email} as="span" placeholder="Label of the address" />
          </FormField>
          <div className={pageStyles.unseen} aria-hidden="true">
            <label htmlFor={`${id}website`}>{messages.leaveEmpty}</label>
            <input id={`${id}website`} name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <button
            className={buttonStyles.button}
            type={editing ? 'button' : 'submit'}
            // Without the script, the browser would post the form to a page that cannot handle it.
            disabled={!hydrated}
            aria-disabled={state === 'sending'}
          >
            {state === 'sending' ? (
              messages.sending
            ) : (
              <Text at="submitText" value={submitText || messages.subscribe} as="span" />
            )}
          </button>
          <p role="alert" className={formStyles.formFailure}>
            {failure}
          </p>
          <RichText at="privacy" value={privacy} className={formStyles.privacy} placeholder="Privacy" />
        </form>
      )}
    </>
  );
}

interface FormFieldProps extends ComponentProps<'input'> {
  id: string;
  error: string | undefined;
  children: ReactNode;
}

function FormField({ id, error, children, ...input }: FormFieldProps) {
  const { form } = useMessages();
  return (
    <div className={formStyles.entry}>
      <label htmlFor={id}>
        {children}
        {!input.required && <span className={formStyles.optional}> {form.optional}</span>}
      </label>
      <input {...input} id={id} maxLength={250} {...describedBy(id, error)} />
      <FieldError id={id} error={error} />
    </div>
  );
}
