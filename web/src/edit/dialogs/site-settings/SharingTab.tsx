import type { SiteSettings } from '../../../../../proto/entities/site-settings.ts';
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
      {(settings, change) =>
        kinds.map(({ name, label }) => {
          const sharing = settings[name];
          const set = (part: Partial<SiteSettings['og']>) => change({ [name]: { ...sharing, ...part } });
          return (
            <fieldset key={name} className={sidebarStyles.group}>
              <legend>{label}</legend>
              <TextInput
                label={common.title}
                maxLength={300}
                value={sharing.title}
                onChange={(title) => set({ title })}
              />
              <TextInput
                label={common.keywords}
                maxLength={1000}
                value={sharing.keywords}
                onChange={(keywords) => set({ keywords })}
              />
              <PictureChoice field={sharingPicture} value={sharing.image} onChange={(image) => set({ image })} />
            </fieldset>
          );
        })
      }
    </SettingsForm>
  );
}
