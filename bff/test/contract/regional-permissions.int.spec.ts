import type { Call } from '../../../proto/contract.ts';
import { calls } from '../../../proto/index.ts';
import type { Capability, Grant } from '../../../proto/permissions.ts';
import { done } from '../editing.ts';
import { type Site, startSite } from '../site.ts';
import { HOST } from './foreign-domain.ts';
import { regionalCalls, siteWideCalls, type Target } from './regional-calls.ts';
import { send } from './send.ts';
import { signUp } from './sign-up.ts';

/** The capabilities of each person, limited to New Zealand, or `all` without a limit. */
const held: Record<string, Capability[] | 'not signed in' | 'no roles' | 'all'> = {
  anonymous: 'not signed in',
  'without roles': 'no roles',
  viewer: [],
  editor: ['pages.edit', 'navigation', 'footer', 'subNavs'],
  publisher: ['pages.edit', 'pages.publish', 'pages.delete', 'navigation', 'footer', 'subNavs', 'regions'],
  admin: 'all',
};
const people = Object.keys(held);
const scopes = ['own region', 'other region', 'whole site', 'other domain'] as const;
type RegionScope = (typeof scopes)[number];

let site: Site;
let write: Write;
let rootToken: string;
const tokens = new Map<string, string>();
const targets = new Map<RegionScope, Target>();
const tally = { cells: 0, allowed: 0, refused: 0, allows: [] as string[], refusals: [] as string[] };

beforeAll(async () => {
  site = await startSite();
  const root = (await site.signIn()).cookie.split('=')[1]!;
  rootToken = root;
  write = async (path: string, body: object, host?: string) =>
    done(await site.post(`/api${path}`, body, { authorization: `Bearer ${root}`, ...(host && { host }) }));
  const first = await write('/config/publishDomain', { domain: { name: 'Tern', hostnames: ['127.0.0.1'] } });
  const other = await write('/config/publishDomain', { domain: { name: 'Careers', hostnames: [HOST] } });
  targets.set('own region', await fill(first._id, 'nz'));
  targets.set('other region', await fill(first._id, 'au'));
  targets.set('whole site', await fill(first._id, ''));
  targets.set('other domain', await fill(other._id, 'uk', HOST));
  const regionIds = [targets.get('own region')!.regionId!];
  for (const [index, name] of people.entries()) {
    const rights = held[name]!;
    if (rights === 'not signed in') continue;
    const grants: Grant[] = Array.isArray(rights) ? rights.map((capability) => ({ capability, regionIds })) : [];
    const role = { name, admin: rights === 'all', grants };
    const roles = rights === 'no roles' ? [] : [(await write('/roles/save', { role }))._id];
    tokens.set(name, await signUp(site, root, `person-${index}`, roles));
  }
});
afterAll(async () => {
  const { cells, allowed, refused, allows, refusals } = tally;
  process.stderr.write(
    `${cells} cells (${allowed} allowed, ${refused} refused), ${allows.length} unexpected allows, ${refusals.length} unexpected refusals\n`,
  );
  await site.stop();
});

test('every call declares whether it belongs to a region', () => {
  const routed = calls.filter(({ http }) => http).map(({ subject }) => subject);
  const declared = [...Object.keys(regionalCalls), ...siteWideCalls];
  expect(routed.filter((subject) => !declared.includes(subject))).toEqual([]);
  expect(declared.filter((subject) => !routed.includes(subject))).toEqual([]);
  expect(declared.length).toBe(new Set(declared).size);
});

const isLast = ({ subject }: Call) => Number(regionalCalls[subject]!.last ?? false);
const checkedCalls = calls
  .filter(({ http, subject }) => http && regionalCalls[subject])
  .sort((a, b) => isLast(a) - isLast(b));

test.each(checkedCalls.map((call) => [call.subject, call] as const))(
  '%s checks the right region',
  async (subject, call) => {
    const { input, ofRegion, fresh, needs } = regionalCalls[subject]!;
    const failures: string[] = [];
    for (const scope of scopes)
      for (const person of people) {
        if (ofRegion && scope === 'whole site') continue;
        const target = targets.get(scope)!;
        const about = fresh ? { ...target, subNav: await addSubNav(target) } : target;
        const { status, text } = await send(site, call, input(about), tokens.get(person));
        failures.push(
          ...note(
            `${person}, ${subject}, ${scope}`,
            verdictOf(status),
            expected(call, needs ?? call.needs, person, scope),
            text,
          ),
        );
      }
    expect(failures).toEqual([]);
  },
);

type Verdict = 'allowed' | 401 | 403 | 404;

/** Other errors of an allowed call, such as a stale revision or a published page, are not checked here. */
const verdictOf = (status: number): Verdict =>
  status === 401 || status === 403 || status === 404 ? status : status >= 500 ? 404 : 'allowed';

/** Returns the expected verdict by the rules of the contract and the regions. */
function expected(
  { who, needs }: Call,
  ofDocument: Capability | undefined,
  person: string,
  scope: RegionScope,
): Verdict {
  const rights = held[person]!;
  if (who !== 'anyone') {
    if (rights === 'not signed in') return 401;
    if (rights === 'no roles') return 403;
    if (needs && Array.isArray(rights) && !rights.includes(needs)) return 403;
  }
  if (scope === 'other domain') return 404;
  if (!ofDocument || rights === 'all') return 'allowed';
  return scope === 'own region' && rights.includes(ofDocument) ? 'allowed' : 403;
}

function note(cell: string, actual: Verdict, expected: Verdict, text: string): string[] {
  tally.cells += 1;
  tally[actual === 'allowed' ? 'allowed' : 'refused'] += 1;
  if (actual === expected) return [];
  const message = `${cell}: ${actual} instead of ${expected} (${text.slice(0, 160)})`;
  (actual === 'allowed' ? tally.allows : tally.refusals).push(message);
  return [message];
}

let subNavs = 0;
const addSubNav = ({ domainId, slugPrefix, host }: Pick<Target, 'domainId' | 'slugPrefix' | 'host'>) =>
  write('/subNav/add', { domainId, region: slugPrefix, name: `Products ${++subNavs}` }, host);

/** Sends a lead with the form of a new page. */
async function addLead(
  { domainId, slugPrefix, host }: Pick<Target, 'domainId' | 'slugPrefix' | 'host'>,
  scope: object,
) {
  const form = { componentType: 'Form', key: `form-${slugPrefix}`, fields: [{ key: 'name', label: 'Name' }] };
  const content = { domainId, slug: 'contact', header: { title: 'Contact' }, contents: [form], ...scope };
  const { _id, revision, slug } = await write('/page/save', { page: content }, host);
  await write('/page/publishPage', { page: { _id, revision } }, host);
  await write('/leads/submitForm', { slug, formId: form.key, values: { name: 'Edith' } }, host);
  const headers = { authorization: `Bearer ${rootToken}`, ...(host && { host }) };
  return done(await site.get(`/api/leads/listLeads?formId=${form.key}`, headers)).leads[0];
}

type Write = (path: string, body: object, host?: string) => Promise<any>;

/** Creates one document of each kind in a region, or for the whole site if there is no prefix. */
async function fill(domainId: string, slugPrefix: string, host?: string): Promise<Target> {
  const region =
    slugPrefix && (await write('/regions/createRegion', { region: { name: slugPrefix, slugPrefix } }, host));
  if (region) await write('/regions/publishRegion', { region }, host);
  const scope = region ? { region: { _id: region._id } } : {};
  const content = { domainId, slug: 'about', template: 'listing', header: { title: 'About' }, ...scope };
  const saved = await write('/page/save', { page: content }, host);
  const published = await write('/page/publishPage', { page: { _id: saved._id, revision: saved.revision } }, host);
  const page = await write('/page/publishPage', { page: { _id: saved._id, revision: published.revision } }, host);
  const subNav = await addSubNav({ domainId, slugPrefix, host });
  const lead = await addLead({ domainId, slugPrefix, host }, scope);
  await write('/site/publishNav', { nav: { domainId, region: slugPrefix } }, host);
  await write('/site/publishFooter', { footer: { domainId, region: slugPrefix } }, host);
  return { domainId, host, regionId: region?._id, slugPrefix, page, subNav, lead };
}
