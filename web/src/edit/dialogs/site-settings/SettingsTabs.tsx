import { Trash2 } from 'lucide-react';
import { checkNames, policiesOf, resolvePolicies } from '../../../../../proto/publish-checks/policies.ts';
import { bindTo } from '../../forms/bind-to.ts';
import { common, messages } from '../../messages/messages.ts';
import { PictureChoice } from '../../pictures/PictureChoice.tsx';
import { sharingPicture } from '../../pictures/picture-fields.ts';
import { SiteDocumentBar } from '../../sidebar/SiteDocumentBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea, TextInput } from '../../ui/TextInput.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const { general, categories: categoryTexts } = messages.siteSettings;
const { policies, checks } = messages.publishing;

export function GeneralTab() {
  return (
    <>
      <SettingsForm name="general">
        {({ value: { title = '', keywords = '', description = '' }, bind }) => (
          <>
            <TextInput label={common.title} hint={general.titleHint} maxLength={300} {...bind('title')} value={title} />
            <TextInput label={common.keywords} maxLength={1000} {...bind('keywords')} value={keywords} />
            <TextArea
              label={common.description}
              rows={3}
              maxLength={1000}
              {...bind('description')}
              value={description}
            />
          </>
        )}
      </SettingsForm>
      <h3>{general.aroundPages}</h3>
      <h4>{common.navigation}</h4>
      <SiteDocumentBar name="nav" noun={general.nav} />
      <h4>{common.footer}</h4>
      <SiteDocumentBar name="footer" noun={common.footer} />
    </>
  );
}

export function PublishingTab() {
  return (
    <SettingsForm name="publishing">
      {({ value: { publishChecks }, change }) => {
        const chosen = resolvePolicies(publishChecks);
        return (
          <>
            <p className={inputsStyles.hint}>{policies.hint}</p>
            {checkNames.map((name) => (
              <Select
                key={name}
                label={checks[name].label}
                value={chosen[name]}
                options={policiesOf(name).map((value) => ({ value, text: policies[value] }))}
                onChange={(policy) => change({ publishChecks: { ...publishChecks, [name]: policy } })}
              />
            ))}
          </>
        );
      }}
    </SettingsForm>
  );
}

const kinds = [
  { name: 'og', label: common.openGraph },
  { name: 'twitter', label: common.twitter },
] as const;

export function SharingTab() {
  return (
    <SettingsForm name="sharing">
      {({ value, change }) =>
        kinds.map(({ name, label }) => {
          const bind = bindTo(value[name], (part) => change({ [name]: { ...value[name], ...part } }));
          return (
            <fieldset key={name} className={sidebarStyles.group}>
              <legend>{label}</legend>
              <TextInput label={common.title} maxLength={300} {...bind('title')} />
              <TextInput label={common.keywords} maxLength={1000} {...bind('keywords')} />
              <PictureChoice field={sharingPicture} {...bind('image')} />
            </fieldset>
          );
        })
      }
    </SettingsForm>
  );
}

const MAX_CATEGORIES = 500;

/** Part of the site settings, because other clients read the categories there. */
export function CategoriesTab() {
  return (
    <SettingsForm name="categories">
      {({ value: { categories = [] }, change }) => (
        <>
          {categories.map((category, index) => (
            <div key={index} className={inputsStyles.inline}>
              <TextInput
                label={categoryTexts.category(index + 1)}
                required
                maxLength={100}
                value={category.name}
                onChange={(name) => change({ categories: categories.with(index, { ...category, name }) })}
              />
              <IconButton
                icon={Trash2}
                label={categoryTexts.remove(index + 1)}
                onClick={() => change({ categories: categories.filter((one) => one !== category) })}
              />
            </div>
          ))}
          {categories.length === 0 && <p className={inputsStyles.hint}>{categoryTexts.none}</p>}
          <Button
            disabled={categories.length >= MAX_CATEGORIES}
            onClick={() => change({ categories: [...categories, { name: '' }] })}
          >
            {categoryTexts.add}
          </Button>
        </>
      )}
    </SettingsForm>
  );
}
