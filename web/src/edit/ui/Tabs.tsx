import { type ComponentType, useEffect, useId } from 'react';
import * as linksStyles from './styles/links.module.css';

interface TabsProps<P> {
  label: string;
  tabs: readonly { name: string; label: string; Panel: ComponentType<P> }[];
  props: P;
  open: string | undefined;
  onOpen: (name: string) => void;
  mayLeave: () => Promise<boolean>;
}

export function Tabs<P extends object>({ label, tabs, props, open, onOpen, mayLeave }: TabsProps<P>) {
  const id = useId();
  const at = Math.max(
    0,
    tabs.findIndex(({ name }) => name === open),
  );
  const { Panel } = tabs[at]!;
  useEffect(() => {
    const tab = document.getElementById(`${id}-${at}`)!;
    const { activeElement } = document;
    // The focused element was unmounted with the previous panel, or is another tab, such as the first element of a dialog.
    if (activeElement === document.body || tab.parentElement!.contains(activeElement)) tab.focus();
  }, [id, at]);
  const show = async (index: number) => {
    if (index !== at && (await mayLeave())) onOpen(tabs[index]!.name);
  };
  const go = async (index: number) => {
    await show(index);
    document.getElementById(`${id}-${index}`)?.focus();
  };
  return (
    <>
      <div
        className={linksStyles.tabs}
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') void go((at + 1) % tabs.length);
          if (event.key === 'ArrowLeft') void go((at + tabs.length - 1) % tabs.length);
        }}
      >
        {tabs.map(({ name, label }, index) => (
          <button
            key={name}
            id={`${id}-${index}`}
            type="button"
            role="tab"
            aria-selected={index === at}
            aria-controls={`${id}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => void show(index)}
          >
            {label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${at}`}>
        <Panel {...props} />
      </div>
    </>
  );
}
