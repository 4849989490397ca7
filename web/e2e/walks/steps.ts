import type { Locator } from 'playwright-core';
import { until } from '../../../services/kit/testing/until.ts';
import type { Client } from './client.ts';
import type { Ledger } from './ledger.ts';
import type { Random } from './random.ts';

export interface Step {
  client: Client;
  random: Random;
  ledger: Ledger;
  /** The number of the step, which makes its tokens unique. */
  at: number;
  /** The clients in the same browser, including this one. */
  tabs: readonly Client[];
  /** Returns the stored page as text. */
  stored: () => Promise<string>;
}

interface Kind {
  /** How often the step is chosen, relative to others. */
  weight: number;
  /** The reason why the step may remove tokens from the view. */
  takes?: 'own' | 'shown';
  /** Returns a description of the step, or null if it was not possible. */
  run: (step: Step) => Promise<string | null>;
}

const any = async (random: Random, all: Locator): Promise<Locator | null> => {
  const count = await all.count();
  return count === 0 ? null : all.nth(random.below(count));
};

/** Selects an item by clicking one of its texts. */
async function selectSome({ client, random }: Step): Promise<string | null> {
  const text = await any(random, client.page.locator('#main .item [data-ed-text]'));
  if (!text) return null;
  await text.click({ position: { x: 4, y: 4 } });
  return ((await text.textContent()) ?? '').slice(0, 20);
}

const press = (name: string) => async (step: Step) => {
  const selected = await selectSome(step);
  if (selected === null) return null;
  const button = step.client.page.locator('.ed-bar').getByRole('button', { name, exact: true }).last();
  if (await button.isDisabled()) return null;
  await button.click();
  return `${name} on “${selected}”`;
};

const history = (name: 'Undo' | 'Redo') => async (step: Step) => {
  const button = step.client.page.getByRole('group', { name: 'Editing' }).getByRole('button', { name });
  if (await button.isDisabled()) return null;
  const times = 1 + step.random.below(3);
  for (let time = 0; time < times && (await button.isEnabled()); time++) await button.click();
  return `${name} up to ${times} times`;
};

async function type(step: Step): Promise<string | null> {
  const { client, random, ledger, at } = step;
  const text = await any(random, client.page.locator('#main [data-ed-text]'));
  if (!text) return null;
  await text.click({ position: { x: 4, y: 4 } });
  const isOpen = () =>
    client.page.evaluate(() => {
      const active = document.activeElement as HTMLElement | null;
      return !!active?.isContentEditable && !!active.closest('#main');
    });
  if (!(await isOpen())) return null;
  await client.page.keyboard.press('End');
  if (!(await isOpen())) return null;
  const token = `tk${client.name}${at}z`;
  await client.page.keyboard.insertText(` ${token}`);
  if (!(await client.tokens()).includes(token)) {
    if ((await client.dialogTitle()) !== null) return null;
    throw new Error(`${token} was typed and is not on the page.`);
  }
  ledger.typed(token, client.name);
  client.lastTyped = token;
  return `types ${token}`;
}

async function drag(step: Step): Promise<string | null> {
  const { client, random } = step;
  const selected = await selectSome(step);
  if (selected === null) return null;
  const target = await any(random, client.page.locator('#main .item'));
  const handle = client.page.locator('.ed-bar-handle').last();
  const [from, to] = [await handle.boundingBox(), await target!.boundingBox()];
  if (!from || !to) return null;
  await client.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await client.page.mouse.down();
  await client.page.mouse.move(to.x + to.width / 3, to.y + to.height - 4, { steps: 5 });
  await client.page.mouse.up();
  return `drags “${selected}”`;
}

async function insert(step: Step): Promise<string | null> {
  const selected = await selectSome(step);
  if (selected === null) return null;
  const { page } = step.client;
  await page.getByRole('button', { name: 'Insert below' }).first().click();
  await page.getByRole('combobox', { name: 'Search blocks' }).fill(step.random.pick(['quote', 'rich text']));
  await page.keyboard.press('Enter');
  return `inserts below “${selected}”`;
}

async function remove(step: Step): Promise<string | null> {
  const { client } = step;
  if ((await client.page.locator('#main .item').count()) < 3) return null;
  const pressed = await press('Remove')(step);
  if (pressed === null) return null;
  const dialog = client.page.getByRole('dialog', { name: 'Remove' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  return pressed;
}

async function save({ client }: Step): Promise<string | null> {
  await client.page.keyboard.press('Control+s');
  return 'saves';
}

async function publish({ client }: Step): Promise<string | null> {
  await client.page.locator('[data-menu-item=publishPage]').click();
  return 'publishes';
}

async function pause({ client }: Step): Promise<string | null> {
  if (client.isOffline) return null;
  const isSettled = async () => !['pending', 'saving'].includes((await client.saving()) ?? '');
  await until(isSettled, 20_000).catch(() => undefined);
  return 'waits';
}

/** Waits until typed tokens are written to the disk, because a tab that ends immediately after a key press may lose them. */
async function onDisk({ client, tabs, ledger, stored }: Step): Promise<void> {
  for (const tab of tabs) {
    await tab.show();
    const { lastTyped } = tab;
    // Another client may have discarded the token in a conflict that this tab has not loaded yet.
    if (!lastTyped || ledger.isExplained(lastTyped) || !(await tab.tokens()).includes(lastTyped)) continue;
    await until(async () => `${await tab.journal()}${await stored()}`.includes(lastTyped), 20_000).catch(() => {
      throw new Error(`${lastTyped} is stored neither on the server nor on the device.`);
    });
  }
  await client.show();
}

/** Ends the session while a person types. The typed text must remain, and be saved after the next sign-in. */
async function expire(step: Step): Promise<string | null> {
  await step.client.endSession();
  return `has no session any more and ${(await type(step)) ?? 'types nothing'}`;
}

/** Kills the services while requests may be in progress, and starts them again. */
async function killServices(step: Step): Promise<string | null> {
  const { site } = step.client;
  site.killServices();
  const typed = await type(step);
  await site.recovered();
  return `kills the services and ${typed ?? 'types nothing'}`;
}

export const kinds: Record<string, Kind> = {
  type: { weight: 12, run: type },
  undo: { weight: 3, takes: 'own', run: history('Undo') },
  redo: { weight: 2, takes: 'own', run: history('Redo') },
  drag: { weight: 3, run: drag },
  'move up': { weight: 1, run: press('Move up') },
  'move down': { weight: 1, run: press('Move down') },
  duplicate: { weight: 1, run: press('Duplicate') },
  insert: { weight: 1, run: insert },
  remove: { weight: 1, takes: 'shown', run: remove },
  save: { weight: 1, run: save },
  publish: { weight: 2, run: publish },
  expire: { weight: 1, run: expire },
  'kill services': { weight: 1, run: killServices },
  pause: { weight: 3, run: pause },
  offline: {
    weight: 2,
    run: async ({ client }) => {
      await client.setOffline(!client.isOffline);
      return client.isOffline ? 'goes offline' : 'is online again';
    },
  },
  resolve: {
    weight: 2,
    run: async ({ client }) => {
      const button = client.page
        .getByRole('group', { name: 'Editing' })
        .getByRole('button', { name: /Resolve|Sign in/ });
      if ((await button.count()) === 0) return null;
      await button.click();
      return 'looks at the conflicts, or at the sign-in';
    },
  },
  reload: {
    weight: 1,
    run: async (step) => {
      await onDisk(step);
      await step.client.reload();
      return 'reloads';
    },
  },
  kill: {
    weight: 2,
    run: async (step) => {
      await onDisk(step);
      await step.client.kill();
      return 'is killed and comes back';
    },
  },
};

const drawn = Object.entries(kinds).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));
export const drawStep = (random: Random): string => random.pick(drawn);
