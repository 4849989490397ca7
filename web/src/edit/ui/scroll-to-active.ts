/**
 * The `ref` of the active option of a list. React calls it when an option becomes active, and not on every render, which would undo
 * the scrolling of a person.
 */
export function scrollToActive(option: Element | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
