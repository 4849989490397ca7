import { SiteDocumentBar } from '../../sidebar/SiteDocumentBar.tsx';
import { TextArea, TextInput } from '../../ui/TextInput.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { common, messages } from '../../messages/messages.ts';

const t = messages.siteSettings.general;

export function GeneralTab() {
  return (
    <>
      <SettingsForm name="general">
        {({ value: { title = '', keywords = '', description = '' }, bind }) => (
          <>
            <TextInput label={common.title} hint={t.titleHint} maxLength={300} {...bind('title')} value={title} />
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
      <h3>{t.aroundPages}</h3>
      <h4>{common.navigation}</h4>
      <SiteDocumentBar name="nav" noun={t.nav} />
      <h4>{common.footer}</h4>
      <SiteDocumentBar name="footer" noun={common.footer} />
    </>
  );
}
