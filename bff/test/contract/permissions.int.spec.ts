import type { Call } from '../../../proto/contract.ts';
import { examplesOf } from '../../../proto/examples/examples.ts';
import { calls } from '../../../proto/index.ts';
import { type Capability, hasRole } from '../../../proto/permissions.ts';
import { systemClock } from '../../../services/kit/clock.ts';
import { startProvider, type TestProvider } from '../../../services/kit/testing/test-provider.ts';
import { until } from '../../../services/kit/testing/until.ts';
import { type Answer, root, startSite, type Site } from '../site.ts';
import { GuardedPages, kinds } from './guarded-pages.ts';
import { allowedTo, type Page, pageRules } from './page-rules.ts';
import { createPeople, type Person } from './people.ts';
import { send } from './send.ts';
import { mapTexts } from './placeholders.ts';
import { refusalOf } from './world.ts';

const DOMAIN = 'default';
let site: Site;
let provider: TestProvider;
let people: Person[];
let guarded: GuardedPages;
/** The results for each person. */
const tally = new Map<string, { combinations: number; allowed: number; unexpected: string[] }>();

beforeAll(async () => {
  let aheadMs = 0;
  const clock = { ...systemClock, now: () => new Date(Date.now() + aheadMs) };
  [site, provider] = await Promise.all([
    startSite({}, { clock }),
    startProvider((uri) => uri.startsWith('http://localhost/api/sign-in/')),
  ]);
  const token = (await site.signIn()).cookie.split('=')[1]!;
  const created = await createPeople(site, provider, token, (hours) => void (aheadMs += hours * 3_600_000));
  people = created.people;
  guarded = new GuardedPages(site, token, created.roles, DOMAIN);
});
afterAll(async () => {
  process.stderr.write(`${report()}\n`);
  await Promise.all([site.stop(), provider.stop()]);
});

test.each(['pages.list', 'sitemap.filter'])('%s returns those pages that each user may view', async (subject) => {
  const call = calls.find((one) => one.subject === subject)!;
  for (const kind of kinds) {
    const page = await guarded.get(kind);
    for (const person of people.filter(({ user }) => hasRole(user))) {
      const sees = allowedTo(pageRules['pages.load']!, person.user, page);
      const answer = async () =>
        (await send(site, call, { domainId: DOMAIN, size: 100, slug: page.slug }, person.token)).text;
      // The sitemap is updated by events of the page.
      await until(async () => (await answer()).includes(page._id) === sees);
    }
  }
});

test.each(kinds)(
  'a deleted page (%s) is listed, has a history and can be restored by users who could save it',
  async (kind) => {
    const [list, history, restore, remove] = ['listDeleted', 'history', 'restore', 'delete'].map((key) =>
      calls.find(({ subject }) => subject === `pages.${key}`)!,
    ) as [Call, Call, Call, Call];
    const page = await guarded.get(kind, true);
    const byRoot = people.find(({ name }) => name === 'root')!.token;
    await send(site, remove, { _id: page._id }, byRoot);
    const found: string[] = [];
    for (const person of people.filter(({ user }) => hasRole(user))) {
      const verdictFor = (rule: string): Verdict => (allowedTo(pageRules[rule]!, person.user, page) ? 'allowed' : 403);
      const listed = (await send(site, list, { domainId: DOMAIN, size: 100 }, person.token)).text.includes(page._id);
      if (listed !== (verdictFor('pages.restore') === 'allowed')) found.push(`${person.name}: listed is ${listed}`);
      const seen = await send(site, history, { _id: page._id }, person.token);
      found.push(...note(person, `history of a deleted page, ${kind}`, seen, verdictFor('pages.history')));
      const restored = await send(site, restore, { _id: page._id }, person.token);
      found.push(...note(person, `restore of a deleted page, ${kind}`, restored, verdictFor('pages.restore')));
      if (restored.status === 200) await send(site, remove, { _id: page._id }, byRoot);
    }
    expect(found).toEqual([]);
    await guarded.undo(kind, { unpublished: true, undo: 'make' });
  },
);

test.each([
  ['/api/leads/export.csv', 'leads.exportLeads'],
  ['/api/audit/export.csv', 'identity.exportAudit'],
])('%s is sent to the right users', async (path, subject) => {
  const call = calls.find((one) => one.subject === subject)!;
  const found: string[] = [];
  for (const person of people) {
    const answer = await site.get(path, person.token ? { authorization: `Bearer ${person.token}` } : {});
    found.push(...note(person, path, answer, gateOf(call, person)));
  }
  expect(found).toEqual([]);
});

/** These run last: unpublishing cannot be reverted, and signing out ends the session that the other calls use. */
const last = ['pages.unpublish', 'identity.logout'];
const routed = calls.filter(({ http }) => http).sort((a, b) => last.indexOf(a.subject) - last.indexOf(b.subject));

test.each(routed.map((call) => [call.http!, call] as const))('%s is allowed for the right users', async (_, call) => {
  const rule = pageRules[call.subject];
  const found: string[] = [];
  for (const person of people) {
    if (!rule) found.push(...note(person, `${call.subject}`, await sendCall(call, person), gateOf(call, person)));
    else for (const kind of kinds) found.push(...(await callForPage(call, person, kind)));
  }
  expect(found).toEqual([]);
});

test('every user may do something, and only root and admins everything', () => {
  for (const { name, user } of people) {
    const { combinations, allowed } = tally.get(name)!;
    expect([name, allowed > 0, allowed === combinations]).toEqual([name, true, user?.admin === true]);
  }
});

type Verdict = 'allowed' | 401 | 403;

/** Returns the verdict of the contract, before a document is checked. */
function gateOf(
  { who, needs, needsConfirmation, needsSession, kind, subject }: Call,
  { user, ended, hasFactors }: Person,
): Verdict {
  const isAnonymous = (kind === 'command' && who === 'anyone') || subject === 'identity.me';
  if (ended && !isAnonymous) return 401;
  if (who !== 'anyone' && !user) return 401;
  if (needsSession && user?.apiToken !== undefined) return 403;
  const isNeeded = ({ capability }: { capability: string }) => capability === needs;
  if (needsConfirmation && user?.withheld?.grants.some(isNeeded) && !user.withheld.exempt?.some(isNeeded)) return 403;
  if (user?.secondFactor && subject === 'identity.createApiToken') return 403;
  if (user?.secondFactor && hasFactors && factorChanges.has(subject)) return 403;
  if (who === 'anyone' || who === 'account' || user!.admin) return 'allowed';
  if (who === 'admin' || user!.roles.length === 0) return 403;
  const hasAll = [...(needs ? [needs] : []), ...(furtherNeeds[subject] ?? [])].every((one) =>
    user!.grants.some(({ capability }) => capability === one),
  );
  return hasAll ? 'allowed' : 403;
}

/** Calls that need a recent confirmation by one of the second factors of the user. */
const factorChanges: ReadonlySet<string> = new Set([
  'identity.startPasskey',
  'identity.startApp',
  'identity.renewRecoveryCodes',
  'identity.removeFactor',
]);

/** Capabilities that a call needs in addition to the one in its contract. */
const furtherNeeds: Record<string, Capability[]> = {
  'leads.saveFormSettings': ['leads'],
  // The first example changes tags.
  'pages.startBulkAct': ['pages.edit'],
};

async function callForPage(call: Call, person: Person, kind: (typeof kinds)[number]): Promise<string[]> {
  const rule = pageRules[call.subject]!;
  const page: Page = await guarded.get(kind, rule.unpublished);
  if (rule.indexed && !page.viewerRoles) await until(() => isFound(page));
  const gate = gateOf(call, person);
  const verdict = gate !== 'allowed' || allowedTo(rule, person.user, page) ? gate : 403;
  const answer = await send(site, call, rule.input(page, DOMAIN), person.token);
  if (call.kind === 'command' && answer.status === 200) await guarded.undo(kind, rule);
  const failures = verdict === 'allowed' && answer.status !== 200 ? [`${call.subject} ${kind}: ${answer.text}`] : [];
  return [...failures, ...note(person, `${call.subject} ${kind}`, answer, verdict)];
}

const isFound = async ({ _id, slug }: Page): Promise<boolean> =>
  (await site.get(`/api/search/query?q=${slug}&size=100`)).text.includes(_id);

/** Sends unknown ids: allowed callers get 404, and nothing changes that other calls use. */
function sendCall(call: Call, person: Person): Promise<Answer> {
  if (call.subject === 'identity.login') return send(site, call, root, person.token);
  const [example] = examplesOf(call);
  const input = mapTexts(example!.in, (text) => (text === 'domain-tern' ? DOMAIN : text));
  return send(site, call, input as object, person.token);
}

function note({ name }: Person, what: string, answer: Answer, verdict: Verdict): string[] {
  const { status } = answer;
  const actual: Verdict = status === 401 || status === 403 ? status : 'allowed';
  const row = tally.get(name) ?? { combinations: 0, allowed: 0, unexpected: [] };
  tally.set(name, row);
  row.combinations += 1;
  if (actual === 'allowed') row.allowed += 1;
  const failures =
    actual === verdict ? [] : [`${name}, ${what}: ${actual} instead of ${verdict} (${answer.text.slice(0, 120)})`];
  row.unexpected.push(...failures);
  return [...failures, ...(status >= 400 ? refusalOf(answer, status) : [])];
}

function report(): string {
  const rows = [...tally].map(([name, { combinations, allowed }]) => [name, allowed, combinations - allowed]);
  const all = [...tally.values()];
  const count = all.reduce((sum, { combinations }) => sum + combinations, 0);
  const unexpected = all.flatMap((row) => row.unexpected);
  const allows = unexpected.filter((text) => text.includes(': allowed instead of')).length;
  return [
    ['who', 'allowed', 'refused'],
    ...rows,
    [`${count} combinations, ${allows} unexpected allows, ${unexpected.length - allows} unexpected refusals`],
  ]
    .map(([name, ...numbers]) => [String(name).padEnd(18), ...numbers.map((one) => String(one).padStart(8))].join(''))
    .join('\n');
}
