import type { LucideIcon } from 'lucide-react';

interface MenuButtonProps {
  id?: string;
  label: string;
  icon: LucideIcon;
  active?: boolean;
  /** Why it can not be chosen. */
  reason?: string;
  notice?: boolean;
  run: () => void;
}

export function MenuButton({ id, label, icon: Icon, active, reason, notice = false, run }: MenuButtonProps) {
  return (
    <button
      type="button"
      className="ed-menu-item"
      data-menu-item={id}
      data-notice={notice || undefined}
      aria-label={label}
      aria-pressed={active}
      // It stays reachable, so that a screen reader can say why it does nothing.
      aria-disabled={reason ? true : undefined}
      onClick={() => {
        if (!reason) run();
      }}
    >
      <Icon size={20} aria-hidden />
      {notice && <span className="ed-notice" role="img" aria-label="Changes to publish or save" />}
      <span className="ed-tooltip" aria-hidden={!reason}>
        {label}
        {reason && <small>{reason}</small>}
      </span>
    </button>
  );
}
