const ATTRIBUTE = 'data-cookie-settings';

/** For a button that opens the choice of the visitor again. */
export const cookieSettingsButton = { [ATTRIBUTE]: '' };

export function onCookieSettings(root: Document, open: (button: HTMLElement) => void): () => void {
  const onClick = ({ target }: Event) => {
    const button = (target as Element | null)?.closest?.<HTMLElement>(`[${ATTRIBUTE}]`);
    if (button) open(button);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
