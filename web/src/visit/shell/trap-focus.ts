export function trapFocus(panel: HTMLElement, event: KeyboardEvent): void {
  const stops = [...panel.querySelectorAll<HTMLElement>('summary, a[href]')].filter(
    (stop) => stop.tagName === 'SUMMARY' || stop.closest('details')!.open,
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
