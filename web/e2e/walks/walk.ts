import { isDeepStrictEqual } from 'node:util';
import { until } from '../../../services/kit/testing/until.ts';
import { Client } from './client.ts';
import { CONFLICT, SIGN_IN, answerDialog, decide, publishAnyway } from './conflicts.ts';
import { firstContents } from './first-contents.ts';
import { Ledger, tokensIn } from './ledger.ts';
import { type Random, randomOf } from './random.ts';
import { drawStep, kinds } from './steps.ts';
import type { WalkingSite } from './walking-site.ts';

export interface Walk {
  seed: number;
  steps: number;
  /** Number of people, each with a separate browser. */
  clients: number;
  /** Whether the first person also edits the page in a second tab. */
  hasTwoTabs: boolean;
}

export interface Outcome {
  typed: number;
  stored: number;
  failed: number;
}

/** Exceeds the number of rounds that the conflicts of one page need. */
const MAX_ROUNDS = 12;
const SETTLING = 60_000;

/** Several people edit one page in turns. Throws with the seed and all steps if a word is lost, or if their pages differ at the end. */
export async function walk(site: WalkingSite, { seed, steps, clients: count, hasTwoTabs }: Walk): Promise<Outcome> {
  const random = randomOf(seed);
  const ledger = new Ledger();
  const slug = `walk-${seed}-${Date.now()}`;
  await site.makePage(slug, { contents: firstContents() });
  const clients: Client[] = [];
  let failed = 0;
  try {
    for (const name of ['A', 'B', 'C'].slice(0, count)) clients.push(await Client.open(name, slug, site));
    if (hasTwoTabs) clients.push(await Client.open('T', slug, site, clients[0]));
    const stored = async () => JSON.stringify(await site.stored(slug));
    for (let at = 1; at <= steps; at++) {
      const client = random.pick(clients);
      const tabs = clients.filter(({ browser }) => browser === client.browser);
      await client.show();
      if (!(await takeStep(client, tabs, random, ledger, at, stored))) failed += 1;
    }
    await finishAll(clients, random, ledger, steps + 1);
    const page = await site.stored(slug);
    const lost = ledger.lostFrom(JSON.stringify(page));
    if (lost.length > 0) throw new Error(`Lost without a reason: ${lost.join(', ')}`);
    await expectAgreement(clients, page, 'before a reload');
    for (const client of clients) {
      await client.show();
      await client.reload();
    }
    await expectAgreement(clients, await site.stored(slug), 'after a reload');
    await expectPublished(clients[0]!, site);
    const errors = clients.flatMap((client) => client.errors);
    if (errors.length > 0) throw new Error(`Errors on the page: ${errors.join('; ')}`);
    return { typed: ledger.count, stored: new Set(tokensIn(JSON.stringify(page))).size, failed };
  } catch (error) {
    throw new Error(
      `The walk with WALK_SEED=${seed} WALK_STEPS=${steps} failed: ${(error as Error).message}\n${ledger.lines.join('\n')}`,
      { cause: error },
    );
  } finally {
    await Promise.all([...new Set(clients.map(({ browser }) => browser))].map(({ context }) => context.close()));
  }
}

/** Returns false if the step was not possible. */
async function takeStep(
  client: Client,
  tabs: readonly Client[],
  random: Random,
  ledger: Ledger,
  at: number,
  stored: () => Promise<string>,
): Promise<boolean> {
  const name = drawStep(random);
  const choices = randomOf(random.below(2 ** 31));
  if (await answerDialog(client, choices, ledger, at)) return true;
  const { run, takes } = kinds[name]!;
  const before = await client.view();
  let done: string | null;
  try {
    done = await run({ client, tabs, random: choices, ledger, at, stored });
  } catch (error) {
    if (!isGivenUp(error)) {
      ledger.note(at, client.name, name);
      throw error;
    }
    done = null;
  }
  ledger.note(at, client.name, done ?? `could not ${name}`);
  const after = await client.view();
  const there = tokensIn(after.join('\n'));
  const missing = tokensIn(before.join('\n')).filter((token) => !there.includes(token));
  const removedItems = after.length < before.length;
  if (takes)
    ledger.explain(
      missing.filter((token) => takes === 'shown' || removedItems || ledger.isOwn(token, client.name)),
      client.name,
      `step ${at}: ${client.name} ${name}`,
    );
  if (missing.length > 0) ledger.note(at, client.name, `  gone: ${missing.join(' ')}`);
  if (name === 'redo' || name === 'undo')
    ledger.seen(
      there.filter((token) => !before.join('\n').includes(token)),
      client.name,
    );
  return done !== null;
}

/** The browser did not complete the step in time, for example because another element covers a button. */
const isGivenUp = (error: unknown): boolean => (error as Error).name === 'TimeoutError';

async function finishAll(clients: readonly Client[], random: Random, ledger: Ledger, at: number): Promise<void> {
  for (const client of clients) {
    await client.show();
    await client.setOffline(false);
    await client.ensureSession();
    let rounds = 0;
    const isSaved = async () => {
      const title = await client.dialogTitle();
      if (title !== null && CONFLICT.test(title)) {
        if (++rounds > MAX_ROUNDS) throw new Error(`The conflicts of ${client.name} do not end.`);
        await decide(client, random, ledger, at);
        return false;
      }
      if (title === SIGN_IN) await client.signInAgain();
      else if (title !== null) await client.page.keyboard.press('Escape');
      const saving = await client.saving();
      const button = client.page
        .getByRole('group', { name: 'Editing' })
        .getByRole('button', { name: /Resolve|Sign in/ });
      if ((await button.count()) > 0) await button.click().catch(() => undefined);
      if (saving === 'refused') throw new Error(`${client.name} is refused: ${await client.status()}`);
      return saving === 'saved' && (await client.dialogTitle()) === null;
    };
    const end = Date.now() + SETTLING;
    while (!(await isSaved().catch(orFalse)))
      if (Date.now() > end) throw new Error(`${client.name} does not become idle: ${await client.status()}`);
  }
}

/** Returns false if a dialog closes during the check. */
function orFalse(error: unknown): false {
  if (isGivenUp(error)) return false;
  throw error;
}

async function expectAgreement(clients: readonly Client[], page: any, when: string): Promise<void> {
  // A page may show a heading twice.
  const tokensOf = (text: string) => [...new Set(tokensIn(text))].sort();
  const expected = [page.header, ...page.contents].map((one) => tokensOf(JSON.stringify(one)));
  for (const client of clients) {
    await client.show();
    let rendered: string[][] = [];
    const agrees = async () => {
      rendered = (await client.view()).map(tokensOf);
      return JSON.stringify(rendered) === JSON.stringify(expected);
    };
    await client.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await until(agrees, SETTLING).catch(() => {
      throw new Error(
        `${client.name} shows ${JSON.stringify(rendered)} ${when}, stored is ${JSON.stringify(expected)}`,
      );
    });
  }
}

/** Expects that visitors see the page that the last person publishes. */
async function expectPublished(client: Client, site: WalkingSite): Promise<void> {
  await client.show();
  await client.page.locator('[data-menu-item=publishPage]').click();
  const tokensOf = (page: any) => page && [page.header, page.contents];
  const isPublished = async () => {
    await publishAnyway(client);
    return isDeepStrictEqual(tokensOf(await site.published(client.slug)), tokensOf(await site.stored(client.slug)));
  };
  await until(isPublished, SETTLING).catch(() => {
    throw new Error('What was published is not what is stored.');
  });
}
