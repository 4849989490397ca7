import type { Page } from 'playwright-core';
import { axeFor } from './axe-for.ts';

/** Experimental in axe: WCAG 2.5.3, the accessible name of a control contains its visible words. */
export const LABEL_IN_NAME = { 'label-content-name-mismatch': { enabled: true } };

/** Violations of WCAG 2.2 A and AA in the open dialogs, each with its element. */
export async function dialogViolations(page: Page): Promise<string[]> {
  const { violations } = await axeFor(page, { rules: LABEL_IN_NAME })
    .include('dialog[open]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
