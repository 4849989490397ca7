import { type CSSProperties, useState } from 'react';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { bindTo } from '../../forms/bind-to.ts';
import { messages } from '../../messages/messages.ts';
import { PictureChoice } from '../../pictures/PictureChoice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Select } from '../../ui/Select.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useSubmission } from '../../ui/use-submission.ts';
import { logoField } from '../../pictures/picture-fields.ts';
import { timeZones } from '../site-settings/RegionFields.tsx';
import { type FirstAnswers, LIGHT_GROUND, namesOf, publishSite } from './publish-site.ts';
import type { Page } from '../../../../../proto/entities/page.ts';
import { api } from '../../../api.ts';
import type { Editor } from '../../core/editor.ts';
import { getOperations } from '../../page-types/page-operations.ts';
import { getPageType } from '../../page-types/registry.ts';
import { newPage } from '../../sidebar/new-page.ts';
import { emptyRecipe } from '../../sidebar/recipes.ts';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.firstRun;

/** Asks for what a site needs before its first page, and publishes it. */
export function FirstRun({ onClose }: { onClose: () => void }) {
  const editor = useEditor();
  const domainId = useEditorState().visit?.domainId ?? '';
  const [answers, setAnswers] = useState(guessAnswers);
  const [isTried, setTried] = useState(false);
  const { busy, error, run } = useSubmission();
  const change = (part: Partial<FirstAnswers>) => setAnswers({ ...answers, ...part });
  const bind = bindTo(answers, change);
  const missing = (text: string, sentence: string) => (isTried && text.trim() === '' ? sentence : undefined);
  const submit = async () => {
    setTried(true);
    const { name, regionName, slugPrefix } = answers;
    if ([name, regionName, slugPrefix].some((text) => text.trim() === '')) return;
    await run(async () => {
      const address = await setUpSite(editor, domainId, answers);
      // The new look is in the head of the document, so the document is loaded again.
      location.assign(address);
    });
  };
  return (
    <Dialog title={t.title} width={640} closeLabel={t.later} onClose={onClose}>
      <SubmitForm noValidate busy={busy} onSubmit={submit}>
        <p>{t.text}</p>
        <TextInput
          label={t.name}
          maxLength={100}
          autoFocus
          error={missing(answers.name, t.nameMissing)}
          {...bind('name')}
        />
        <fieldset className={sidebarStyles.group}>
          <legend>{t.region}</legend>
          <TextInput
            label={t.language}
            hint={t.languageHint}
            maxLength={20}
            spellCheck={false}
            value={answers.code}
            onChange={(code) => change({ code, ...namesOf(code) })}
          />
          <TextInput
            label={t.regionName}
            maxLength={100}
            error={missing(answers.regionName, messages.siteSettings.regions.nameMissing)}
            {...bind('regionName')}
          />
          <TextInput
            label={messages.siteSettings.regions.prefix}
            hint={t.prefixHint(answers.slugPrefix)}
            maxLength={60}
            spellCheck={false}
            error={missing(answers.slugPrefix, messages.siteSettings.regions.prefixMissing)}
            {...bind('slugPrefix')}
          />
          <Select label={messages.siteSettings.regions.timeZone} options={timeZones} {...bind('timeZone')} />
        </fieldset>
        <fieldset className={sidebarStyles.group}>
          <legend>{messages.siteSettings.tabs.brand}</legend>
          <TextInput type="color" label={t.colour} hint={t.colourHint} {...bind('colour')} />
          <fieldset className={sidebarStyles.group} style={{ '--picture-ground': LIGHT_GROUND } as CSSProperties}>
            <legend>{t.logo}</legend>
            <PictureChoice field={logoField} {...bind('logo')} />
          </fieldset>
        </fieldset>
        <ErrorMessage>{error}</ErrorMessage>
        <Button look="primary" type="submit" disabled={busy}>
          {t.create}
        </Button>
      </SubmitForm>
    </Dialog>
  );
}

/** The browser knows where most people are who set up a site for their own region. A device without a location names UTC, which is no option. */
function guessAnswers(): FirstAnswers {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { ...noAnswers(), ...namesOf(navigator.language), ...(isOption(timeZone) && { timeZone }) };
}

const isOption = (zone: string) => timeZones.some(({ value }) => value === zone);

const noAnswers = (): FirstAnswers => ({
  name: '',
  code: navigator.language,
  regionName: '',
  slugPrefix: '',
  timeZone: timeZones[0]!.value,
  colour: '#1f4e79',
  logo: { imageId: '' },
});

/** Publishes the site, and adds samples to the draft of its home page, which cannot be published. Returns the address of the page. */
export async function setUpSite(editor: Editor, domainId: string, answers: FirstAnswers): Promise<string> {
  const { region, home } = await publishSite({ send: api, domainId, hostname: location.hostname }, answers);
  const type = getPageType(editor, 'page');
  const { _id, revision, slug, title = '' } = home;
  const content = newPage({ type, template: 'home', recipe: samples, region, title, slug, domainId, today: '' });
  await getOperations(editor, 'page').save({ page: { ...content, _id, revision } as Page });
  return `/${region.slugPrefix}`;
}

const samples = { ...emptyRecipe, parts: ['FeatureContent', 'section:benefits', 'section:questions'] };
