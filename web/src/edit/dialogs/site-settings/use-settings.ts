import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SiteSettings } from '../../../../../proto/entities/site-settings.ts';
import { api } from '../../../api.ts';
import { state } from '../../core/state.ts';
import { attempt } from '../../core/toast.ts';
import { useCall } from '../../ui/use-call.ts';

/** The site's settings as they are being changed in a form: nothing is stored before Save or Publish. */
export function useSettings() {
  const domainId = useSnapshot(state).visit?.domainId ?? '';
  const { data, error, reload } = useCall('GET /siteSettings/loadSiteSettings', { domainId });
  const [changes, setChanges] = useState<Partial<SiteSettings>>({});
  const [busy, setBusy] = useState(false);
  const settings = data && { ...data, ...changes, domainId };
  const store = async (route: 'save' | 'publish') => {
    if (!settings) return;
    setBusy(true);
    const done = await attempt(
      () =>
        route === 'save'
          ? api('POST /siteSettings/saveSiteSettings', { siteSettings: settings })
          : api('POST /siteSettings/publishSiteSettings', { siteSettings: settings }),
      route === 'save' ? 'Site Settings Saved' : 'Site Settings Published',
    );
    setBusy(false);
    if (!done) return;
    setChanges({});
    reload();
  };
  return {
    settings,
    error,
    busy,
    change: (part: Partial<SiteSettings>) => setChanges((last) => ({ ...last, ...part })),
    save: () => void store('save'),
    publish: () => void store('publish'),
  };
}
