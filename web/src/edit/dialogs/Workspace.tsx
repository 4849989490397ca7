import { useEffect, useId, useRef } from 'react';
import { closePanel, openPanel } from '../core/panel-actions.ts';
import { parseScreen, showFragment } from '../core/screen-address.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { canCloseForms } from '../forms/form-actions.ts';
import { messages } from '../messages/messages.ts';
import { flushPage } from '../saving/commands.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ScreenContext } from '../ui/use-list.ts';
import { panelOf, places, screenOf, screenRefusal, screens } from './places.ts';
import * as styles from './Workspace.module.css';

const t = messages.dialogs.workspace;

interface WorkspaceProps {
  navigate: (url: string) => void;
  refresh: () => void;
}

/** The dialog that the dashboard and the settings of the site open. It contains every screen that is not on a page. */
export function Workspace({ navigate, refresh }: WorkspaceProps) {
  const editor = useEditor();
  const now = useEditorState();
  const open = screenOf(now);
  const id = useId();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // The focused element was in the previous screen, or is the first element of the dialog.
    if (activeElement === document.body || list.current?.contains(activeElement))
      list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, [open?.id]);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (open && parseScreen(location.hash).id !== open.id) showFragment(`#${open.id}`);
  }, [open, now.visit]);
  useEffect(
    () => () => {
      // Going back to this page opens the screen again.
      if (!isLeaving.current) showFragment('');
    },
    [],
  );
  if (!open) return null;
  const offered = screens.filter((screen) => !screenRefusal(screen, now));
  const onClose = () => closePanel(editor);
  const close = async () => {
    if (!(await canCloseForms(editor))) return;
    onClose();
    // Pending page changes must be saved before the visit is loaded again.
    await flushPage(editor).catch(() => undefined);
    refresh();
  };
  const show = async (screenId: string) => {
    const screen = offered.find((one) => one.id === screenId);
    if (!screen || screen === open || !(await canCloseForms(editor))) return;
    openPanel(editor, panelOf(screen));
  };
  const move = async (by: 1 | -1) => {
    await show(offered.at((offered.indexOf(open) + by) % offered.length)!.id);
    list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  };
  const leaveTo = (slug: string) => {
    isLeaving.current = true;
    onClose();
    navigate(`/${slug.replace(/^\//, '')}`);
  };
  const groups = Object.entries(places)
    .map(([place, label]) => ({ place, label, group: offered.filter((one) => one.place === place) }))
    .filter(({ group }) => group.length > 0);
  return (
    <Dialog
      title={messages.dialogs.dashboard.welcome(now.visit?.editing.user?.username)}
      size="full"
      onClose={() => void close()}
    >
      <div className={styles.workspace}>
        <nav
          ref={list}
          className={styles.screens}
          aria-label={t.title}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown') void move(1);
            if (key === 'ArrowUp') void move(-1);
          }}
        >
          {groups.map(({ place, label, group }) => (
            <div key={place} className={styles.place} data-place={place}>
              {group.length > 1 && <h3 id={`${id}-${place}`}>{label}</h3>}
              <div role="tablist" aria-orientation="vertical" aria-label={label}>
                {group.map((screen) => (
                  <button
                    key={screen.id}
                    type="button"
                    role="tab"
                    aria-selected={screen === open}
                    aria-controls={`${id}-screen`}
                    tabIndex={screen === open ? 0 : -1}
                    onClick={() => void show(screen.id)}
                  >
                    {screen.label}
                  </button>
                ))}
              </div>
            </div>
          ))}
        </nav>
        <select
          className={styles.choice}
          aria-label={t.title}
          value={open.id}
          onChange={(event) => void show(event.target.value)}
        >
          {groups.map(({ place, label, group }) => (
            <optgroup key={place} label={label}>
              {group.map((screen) => (
                <option key={screen.id} value={screen.id}>
                  {screen.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <section id={`${id}-screen`} role="tabpanel" aria-label={open.label} className={styles.screen}>
          <h3 className={styles.screenTitle}>{open.label}</h3>
          <ScreenContext value={open.id}>
            <open.View key={open.id} navigate={navigate} leaveTo={leaveTo} onClose={onClose} refresh={refresh} />
          </ScreenContext>
        </section>
      </div>
    </Dialog>
  );
}
