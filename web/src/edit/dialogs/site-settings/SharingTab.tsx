import { bindTo } from '../../forms/bind-to.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { PictureChoice } from '../../pictures/PictureChoice.tsx';
import { sharingPicture } from '../../pictures/sharing-picture.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { common } from '../../messages/messages.ts';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

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
