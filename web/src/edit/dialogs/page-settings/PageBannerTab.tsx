import { useEditor } from '../../core/use-editor.ts';
import { setValue } from '../../core/actions.ts';
import { useDocument } from '../../core/use-document.ts';
import { usePageRefusal } from '../../core/use-page-refusal.ts';
import { PermissionGate } from '../../ui/PermissionGate.tsx';
import { Select } from '../../ui/Select.tsx';
import { useCall } from '../../ui/use-call.ts';
import { RevealedField } from '../../sidebar/RevealedField.tsx';
import type { PageSetting } from './fields-tabs.tsx';
import { common, messages } from '../../messages/messages.ts';

const t = messages.pageSettings;

const banner = { path: ['pageBannerId'], label: common.banner };
export const bannerSettings: PageSetting[] = [banner];

export function PageBannerTab() {
  const editor = useEditor();
  const page = useDocument('page');
  const { data, error } = useCall('GET /pageBanners/list', { domainId: page?.domainId ?? '' });
  const reason = usePageRefusal('edit');
  if (!page) return null;
  return (
    <PermissionGate reason={reason}>
      <RevealedField path={banner.path}>
        <Select
          label={banner.label}
          hint={t.bannerHint}
          error={error || undefined}
          none={t.noBanner}
          value={page.pageBannerId ?? ''}
          options={(data ?? []).map(({ _id, name }) => ({ value: _id, text: name }))}
          onChange={(next) => setValue(editor, banner.path, next || null)}
        />
      </RevealedField>
    </PermissionGate>
  );
}
