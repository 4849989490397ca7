import type { Page } from 'playwright-core';

/** Opens a screen of the workspace by its name in the list. */
export async function openScreen(page: Page, name: string): Promise<void> {
  const workspace = page.getByRole('dialog', { name: /^Welcome to your dashboard/ });
  if (!(await workspace.isVisible())) await page.getByRole('button', { name: 'Open dashboard', exact: true }).click();
  await workspace.getByRole('tab', { name, exact: true }).click();
}
