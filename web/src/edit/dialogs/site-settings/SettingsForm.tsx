import type { ReactNode } from 'react';
import type { SiteSettings } from '../../../../../proto/entities/site-settings.ts';
import { Button } from '../../ui/Button.tsx';
import { useSettings } from './use-settings.ts';

interface SettingsFormProps {
  children: (settings: SiteSettings, change: (part: Partial<SiteSettings>) => void) => ReactNode;
}

/** A part of the site's settings, with the two buttons that store all of them. */
export function SettingsForm({ children }: SettingsFormProps) {
  const { settings, error, busy, change, save, publish } = useSettings();
  if (error && !settings) return <p className="ed-error">{error}</p>;
  if (!settings) return <p className="ed-hint">Loading…</p>;
  return (
    <form
      className="ed-form"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {children(settings, change)}
      <div className="ed-actions">
        <Button type="submit" disabled={busy}>
          Save
        </Button>
        <Button look="primary" disabled={busy} onClick={publish}>
          Publish
        </Button>
      </div>
    </form>
  );
}
