import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type ConsentCategory, consentCategories } from '../../../../proto/consent-categories.ts';
import { isRichText } from '../../../../proto/rich-text.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { Consent } from './consent-cookie.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as styles from './consent-notice.module.css';
import * as noticeStyles from '../../ui/notice.module.css';
import * as richTextStyles from '../../ui/rich-text.module.css';

interface ConsentNoticeProps {
  cookie: Visit['settings']['cookie'];
  measurement: NonNullable<Visit['settings']['measurement']>;
  granted: Consent;
  isReopened: boolean;
  onAnswer: (granted: Consent) => void;
  onClose: () => void;
}

export function ConsentNotice({ cookie, measurement, granted, isReopened, onAnswer, onClose }: ConsentNoticeProps) {
  const { consent } = useMessages();
  const { categories, texts } = measurement;
  const [chosen, setChosen] = useState(granted);
  const [isChoosing, setChoosing] = useState(isReopened);
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChoosing) notice.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, [isChoosing]);
  useLayoutEffect(() => makeRoom(notice.current!), []);
  const toggle = (name: ConsentCategory, isOn: boolean) =>
    setChosen(isOn ? [...chosen, name] : chosen.filter((other) => other !== name));
  return (
    <section
      ref={notice}
      className={joinClasses(noticeStyles.notice, styles.root)}
      data-part="consent"
      aria-label={cookie.title}
      onKeyDown={({ key }) => isReopened && key === 'Escape' && onClose()}
    >
      <h2>{cookie.title}</h2>
      {isRichText(cookie.message) ? (
        <div className={richTextStyles.rich} dangerouslySetInnerHTML={{ __html: cookie.message }} />
      ) : (
        <p>{cookie.message}</p>
      )}
      {isChoosing && (
        <fieldset className={styles.categories}>
          <legend>{consent.categories}</legend>
          <Category label={consent.names.necessary} text={texts.necessary || consent.texts.necessary} isOn />
          {consentCategories
            .filter((name) => categories.includes(name))
            .map((name) => (
              <Category
                key={name}
                label={consent.names[name]}
                text={texts[name] || consent.texts[name]}
                isOn={chosen.includes(name)}
                onChange={(isOn) => toggle(name, isOn)}
              />
            ))}
        </fieldset>
      )}
      <div className={styles.answers}>
        <button type="button" onClick={() => onAnswer(categories)}>
          {consent.accept}
        </button>
        <button type="button" onClick={() => onAnswer([])}>
          {consent.refuse}
        </button>
        <button type="button" onClick={() => (isChoosing ? onAnswer(chosen) : setChoosing(true))}>
          {isChoosing ? consent.save : consent.choose}
        </button>
      </div>
    </section>
  );
}

interface CategoryProps {
  label: string;
  text: string;
  isOn: boolean;
  /** Without this callback, the category is always on. */
  onChange?: (isOn: boolean) => void;
}

function Category({ label, text, isOn, onChange }: CategoryProps) {
  const id = useId();
  return (
    <div>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          disabled={!onChange}
          aria-describedby={id}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        {label}
      </label>
      <p id={id}>{text}</p>
    </div>
  );
}

/** Reserves space for the notice, so that it covers neither the end of the page nor the focused element. */
function makeRoom(notice: HTMLElement): () => void {
  const root = document.documentElement;
  const observer = new ResizeObserver(() =>
    root.style.setProperty('--notice-height', `${notice.getBoundingClientRect().height}px`),
  );
  observer.observe(notice);
  root.toggleAttribute('data-cookie-banner', true);
  return () => {
    observer.disconnect();
    root.toggleAttribute('data-cookie-banner', false);
    root.style.removeProperty('--notice-height');
  };
}
