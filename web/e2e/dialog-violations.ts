import type { Page } from 'playwright-core';
import { axeFor } from './axe-for.ts';

/** This rule for WCAG 2.5.3, by which an accessible name contains the visible label, is experimental in axe. */
export const LABEL_IN_NAME = { 'label-content-name-mismatch': { enabled: true } };

/** Returns violations of WCAG 2.2 A and AA in the open dialogs, each with its element. */
export async function dialogViolations(page: Page): Promise<string[]> {
  const { violations } = await (
    await axeFor(page, { rules: LABEL_IN_NAME })
  )
    .include('dialog[open]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** The sidebar, unless nothing is selected. */
export const SIDEBAR = 'aside[data-sidebar]:not([aria-label="Nothing selected"])';

/** Presses Escape until everything is closed, so that the next test can use the page. */
export async function isClosedByEscape(page: Page): Promise<boolean> {
  const open = page.locator(`dialog[open], [role=dialog], [popover]:popover-open, [data-receipt], ${SIDEBAR}`);
  for (let attempt = 0; attempt < 4; attempt += 1) {
    if (page.isClosed()) return false;
    if ((await open.count()) === 0) return true;
    await page.keyboard.press('Escape');
  }
  return (await open.count()) === 0;
}
