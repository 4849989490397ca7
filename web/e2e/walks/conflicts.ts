import type { Client } from './client.ts';
import { type Ledger, tokensIn } from './ledger.ts';
import type { Random } from './random.ts';

export const CONFLICT = /changed the same text/;

export const SIGN_IN = 'Welcome';

const PUBLISH = 'Publish page';

/** Chooses one side of each conflict, and records that the words of the other side may be missing. */
export async function decide(client: Client, random: Random, ledger: Ledger, step: number): Promise<void> {
  const dialog = client.page.getByRole('dialog', { name: CONFLICT });
  const chosen: string[] = [];
  const dropped: string[] = [];
  for (const group of await dialog.locator('fieldset').all()) {
    const side = random.pick(['mine', 'theirs'] as const);
    const other = side === 'mine' ? 'theirs' : 'mine';
    const textOf = (of: string) => group.locator(`[data-side=${of}] .ed-conflict-value`).innerText();
    const keptTokens = tokensIn(await textOf(side));
    dropped.push(...tokensIn(await textOf(other)).filter((token) => !keptTokens.includes(token)));
    await group.locator(`[data-side=${side}] input`).check();
    chosen.push(`${await group.getAttribute('data-conflict')}=${side}`);
  }
  await dialog.getByRole('button', { name: 'Apply' }).click();
  ledger.explain(dropped, client.name, `step ${step}: ${client.name} was shown it and chose the other value`);
  ledger.note(step, client.name, `decides ${chosen.join(', ')}; gives up ${dropped.join(' ') || 'nothing'}`);
}

/** Answers or closes an open dialog. Returns whether there was one. */
export async function answerDialog(client: Client, random: Random, ledger: Ledger, step: number): Promise<boolean> {
  const title = await client.dialogTitle();
  if (title === null) return false;
  if (title === SIGN_IN && !client.isOffline && random.below(3) > 0) {
    await client.site.recovered();
    await client.signInAgain();
    ledger.note(step, client.name, 'signs in again');
  } else if (title === PUBLISH) {
    await publishAnyway(client);
    ledger.note(step, client.name, 'publishes anyway');
  } else if (!CONFLICT.test(title)) {
    await client.page.keyboard.press('Escape');
    ledger.note(step, client.name, `closes “${title}”`);
  } else if (random.below(3) === 0) {
    await client.page.getByRole('button', { name: 'Keep editing' }).click();
    ledger.note(step, client.name, 'keeps editing');
  } else await decide(client, random, ledger, step);
  return true;
}

/** Confirms the warning about sample content, which inserted blocks contain. */
export async function publishAnyway(client: Client): Promise<void> {
  const button = client.page.getByRole('dialog', { name: PUBLISH }).getByRole('button', { name: 'Publish anyway' });
  if (await button.isVisible()) await button.click();
}
