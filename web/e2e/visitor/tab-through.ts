import type { Page } from 'playwright-core';

/** Exceeds the number of tab stops of any page. */
const MAX_STOPS = 600;

/** Tabs through the page, or from the target of its skip link to the end of its main part, and returns the problems of a keyboard user. */
export async function tabThrough(
  page: Page,
  part: 'body' | 'main' = 'body',
): Promise<{ stops: number; problems: string[] }> {
  const problems: string[] = [];
  await page.evaluate((part) => {
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
    const whole = document.querySelector<HTMLElement>(part)!;
    if (part === 'main') whole.focus();
    Object.assign(window, { met: [], whole });
  }, part);
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(checkFocused);
    if (!found) return { stops, problems: [...problems, ...(await page.evaluate(missed))] };
    problems.push(...found);
  }
  return { stops: MAX_STOPS, problems: [...problems, 'There is no end.'] };
}

/** Returns null if the focus has left the page or returned to the first element. */
async function checkFocused(): Promise<string[] | null> {
  // The browser scrolls to a focused element in the next frame, even with reduced motion, and calls this function before it draws the frame.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const { met, whole } = window as unknown as { met: Element[]; whole: Element };
  const here = document.activeElement;
  // Each part of a date input is a tab stop.
  if (here?.matches('input[type=date]') && here === met.at(-1)) return [];
  if (!here || here === whole || !whole.contains(here) || met.includes(here)) return null;
  const name = `${here.tagName.toLowerCase()}.${here.className} “${here.textContent?.trim().slice(0, 40)}”`;
  const found: string[] = [];
  const before = met.at(-1);
  met.push(here);
  if (before && !(before.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING))
    found.push(`order: ${name}`);
  const isOutlined = (element: Element | null) => {
    const style = element && getComputedStyle(element);
    return (
      style && ((style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none')
    );
  };
  if (![here, here.parentElement, here.firstElementChild, here.nextElementSibling].some(isOutlined)) {
    found.push(`not marked: ${name}`);
  }
  if (getComputedStyle(here).opacity !== '1') found.push(`marked faintly: ${name}`);
  const { left, top, width, height } = here.getClientRects()[0] ?? here.getBoundingClientRect();
  const isUncovered = [0.1, 0.5, 0.9].some((x) =>
    [0.1, 0.5, 0.9].some((y) => {
      const above = document.elementFromPoint(left + width * x, top + height * y);
      return above && (here.contains(above) || above.contains(here));
    }),
  );
  if (!isUncovered) found.push(`covered or out of view: ${name}`);
  return found;
}

/** Returns visible links and controls that never got the focus. */
function missed(): string[] {
  const { met, whole } = window as unknown as { met: Element[]; whole: Element };
  const controls = whole.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]',
  );
  // Tab reaches one radio button of a group, and the arrow keys reach the others.
  const isReached = (control: HTMLElement) =>
    met.includes(control) ||
    (control instanceof HTMLInputElement &&
      control.type === 'radio' &&
      met.some((one) => one instanceof HTMLInputElement && one.name === control.name));
  return [...controls]
    .filter((control) => control.tabIndex >= 0 && !control.closest('[inert]'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isReached(control))
    .map((control) => `never reached: ${control.outerHTML.slice(0, 120)}`);
}
