import { RichText } from '../parts/RichText.tsx';
import { useParts, usePath } from '../parts/parts-context.ts';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { FormValues } from './Form.fields.ts';
import * as styles from './Form.module.css';
import { useEffect, useId, useRef } from 'react';
import { CONSENT } from '../../../../proto/form-limits.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useVisit } from '../../visit/context/visit-context.ts';
import { useIsHydrated } from '../parts/use-is-hydrated.ts';
import { Rows } from '../parts/PathScope.tsx';
import { CheckBox, FormEntry } from './FormEntry.tsx';
import { fieldName, formAction, sentAnchor } from './form-names.ts';
import { useSubmission } from './use-submission.ts';
import * as buttonStyles from '../../ui/button.module.css';
import { joinClasses } from '../../ui/join-classes.ts';
import * as pageStyles from '../../ui/page.module.css';
import * as formStyles from '../../ui/form.module.css';

export function Form(values: FormValues) {
  const { title, text, fields } = values;
  const isEdited = useParts() !== null;
  if (!isEdited && fields.every(({ label }) => label.trim() === '')) return null;
  return (
    <Section width="text" className={styles.root}>
      <Text at="title" value={title} as="h2" placeholder="Title" />
      <RichText at="text" value={text} placeholder="Introduction" />
      <LeadForm {...values} />
    </Section>
  );
}

/** Works without JavaScript: the browser then posts the form, and the server responds with a page. */
function LeadForm({ fields, consent, privacy, submitText, successMessage }: FormValues) {
  const editing = useParts() !== null;
  const messages = useMessages().form;
  const { canonical, pageId } = useVisit();
  const formId = usePath('').at(-1)!.slice(1);
  const id = useId();
  const hydrated = useIsHydrated();
  const { form, state, sent, errors, failure, about, send } = useSubmission(formId);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'done') thanks.current?.focus();
  }, [state]);
  const hasConsent = consent.trim() !== '';
  return (
    <>
      <div
        id={sentAnchor(formId)}
        role="status"
        aria-live="polite"
        tabIndex={-1}
        ref={thanks}
        className={editing ? formStyles.note : joinClasses(formStyles.thanks, styles.thanks)}
        data-shown={state === 'done' || undefined}
      >
        <Text at="successMessage" value={successMessage || messages.sent} placeholder="Once it is sent" />
      </div>
      {state !== 'done' && (
        <form
          id={`form-${formId}`}
          className={styles.entries}
          method="post"
          action={formAction(canonical, formId)}
          noValidate={hydrated}
          ref={form}
          onSubmit={send}
        >
          <input type="hidden" name="formId" value={formId} />
          <input type="hidden" name="pageId" value={pageId} />
          {about !== '' && <p className={styles.about}>{messages.about({ subject: about })}</p>}
          <p role="alert" className={formStyles.formFailure}>
            {failure}
          </p>
          <Rows at="fields" rows={fields}>
            {(field) =>
              (editing || field.label.trim() !== '') && (
                <FormEntry id={`${id}${field.key}`} field={field} typed={sent[field.key]} error={errors[field.key]}>
                  <Text at="label" value={field.label} as="span" placeholder="Label" />
                </FormEntry>
              )
            }
          </Rows>
          {(editing || hasConsent) && (
            <CheckBox
              id={`${id}${CONSENT}`}
              name={fieldName(CONSENT)}
              required={hasConsent}
              defaultChecked={sent[CONSENT] !== undefined}
              error={errors[CONSENT]}
            >
              <Text at="consent" value={consent} as="span" placeholder="Consent" />
            </CheckBox>
          )}
          <div className={pageStyles.unseen} aria-hidden="true">
            <label htmlFor={`${id}website`}>{messages.leaveEmpty}</label>
            <input id={`${id}website`} name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <button
            className={joinClasses(buttonStyles.button, styles.send)}
            type={editing ? 'button' : 'submit'}
            aria-disabled={state === 'sending'}
          >
            {state === 'sending' ? (
              messages.sending
            ) : (
              <Text at="submitText" value={submitText || messages.send} as="span" placeholder="Button" />
            )}
          </button>
          <RichText at="privacy" value={privacy} className={formStyles.privacy} placeholder="Privacy" />
        </form>
      )}
    </>
  );
}
