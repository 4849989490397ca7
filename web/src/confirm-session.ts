export const SESSION_CONFIRMATION = 'session-confirmation';

/** Lets the editor ask for the second factor of the user. Returns whether the user has confirmed it. */
export function confirmSession(): Promise<boolean> {
  return new Promise((resolve) => {
    const isUnheard = window.dispatchEvent(
      new CustomEvent(SESSION_CONFIRMATION, { cancelable: true, detail: resolve }),
    );
    if (isUnheard) resolve(false);
  });
}
