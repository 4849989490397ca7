import { Eye, Smartphone, Tablet } from 'lucide-react';
import { memo } from 'react';
import type { Device } from '../core/panel.ts';
import { openOverlay } from '../core/panel-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import * as menuStyles from '../ui/styles/menu.module.css';

const t = messages.visitorView;

const buttons = [
  { device: 'tablet', label: t.viewOn(common.screens.tablet), icon: Tablet },
  { device: 'phone', label: t.viewOn(common.screens.phone), icon: Smartphone },
] as const;

export const ViewButtons = memo(function ViewButtons() {
  const editor = useEditor();
  const open = (device: Device) => openOverlay(editor, { kind: 'visitor-view', device });
  return (
    <div className={menuStyles.statusViews}>
      {buttons.map(({ device, label, icon: Icon }) => (
        <button key={device} type="button" aria-label={label} title={label} onClick={() => open(device)}>
          <Icon size={17} aria-hidden />
        </button>
      ))}
      <button type="button" aria-label={t.title} title={t.title} onClick={() => open('desktop')}>
        <Eye size={17} aria-hidden />
        <span>{t.title}</span>
      </button>
    </div>
  );
});
