import { editingAt, titlesOf, type Editing } from './editing.ts';
import { type Answer, root, startSite, type Site } from './site.ts';

let site: Site;
let editor: Editing;
const edith = { username: 'edith', password: 'sea lion parade' };

beforeAll(async () => {
  site = await startSite({ trustProxy: true });
  editor = await editingAt(site);
  await editor.aPage('au/about', 'About');
  const newUser = { username: edith.username, email: 'edith@example.org' };
  const { link } = await editor.write('/user/create', { newUser });
  const { searchParams } = new URL(link);
  const ticket = { token: searchParams.get('token'), email: searchParams.get('email') };
  await editor.write('/user/setPassword', { ...ticket, password: edith.password });
});
afterAll(() => site?.stop());

let sources = 0;
/** Returns a client address that has sent no requests. */
const newSource = () => `198.51.100.${++sources}`;

const signIn = (username: string, password: string, source: string): Promise<Answer> =>
  site.post('/api/user/login', { username, password }, { 'x-forwarded-for': source });

/** Fewer than a service lets wait, so that it refuses none of them because it is slow. */
const AT_ONCE = 130;

async function wrongly(attempts: number, name: (n: number) => string, from: string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const attacker = async () => {
    for (let n = next++; n < attempts; n = next++)
      answers.push(await signIn(name(n), `not this one ${n}`, from[n % from.length]!));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, attacker));
  return answers;
}

/** Counts equal responses. Times in messages vary, so they are replaced. */
function tally(answers: Answer[]): Record<string, number> {
  const outcomes = answers.map(({ status, json }) =>
    `${status} ${json.error.message}`.replace(/\d+ minutes?/, '… minutes'),
  );
  return Object.fromEntries(
    [...new Set(outcomes)].sort().map((one) => [one, outcomes.filter((other) => other === one).length]),
  );
}

const REFUSED = '401 Username or password is incorrect.';
const LOCKED = '429 Too many attempts. Try again in … minutes.';
const BUSY = '429 Too many people are signing in at this moment. Try again in a little while.';

/** Two checks run concurrently, so one more than the limit can pass. */
const TOLERANCE = 1;

describe('a thousand wrong passwords in a row', () => {
  test.each<[string, (n: number) => string, number, number]>([
    ['for one name from one source', () => 'guessed', 1, 10 + TOLERANCE],
    ['for one name from many sources', () => 'hunted', 20, 10 + TOLERANCE],
    ['for many names from one source', (n) => `one-of-many-${n}`, 1, 100 + TOLERANCE],
  ])('%s are limited to few attempts with a clear refusal', async (_, name, from, max) => {
    const outcomes = tally(await wrongly(1000, name, Array.from({ length: from }, newSource)));
    expect(Object.keys(outcomes).filter((one) => ![REFUSED, LOCKED, BUSY].includes(one))).toEqual([]);
    expect(outcomes[REFUSED]).toBeGreaterThan(0);
    expect(outcomes[REFUSED]).toBeLessThanOrEqual(max);
  });

  test('do not prevent others from reading, saving and signing in', async () => {
    const answers: Answer[] = [];
    let isOver = false;
    // Each attacker retries as soon as it has a response, so that the queue is always full.
    const attackers = Array.from({ length: AT_ONCE }, async (_, n) => {
      const source = `203.0.113.${n % 40}`;
      while (!isOver) answers.push(await signIn(`flooded-${answers.length % 200}`, 'not this one', source));
    });
    const titleOf = titlesOf(site);
    try {
      let page = await editor.save('au/draft', 'Draft');
      for (let round = 1; round <= 5 || answers.length < 1000; round++) {
        expect((await signIn(edith.username, edith.password, newSource())).json).toMatchObject({ statusCode: 200 });
        page = await editor.write('/page/save', { page: { ...page, title: `Draft ${round}` } });
        expect(page).toMatchObject({ title: `Draft ${round}` });
        expect(await titleOf('/au/about')).toBe('200 About');
        expect(await titleOf(`/au/about?round=${round}`)).toBe('200 About');
      }
    } finally {
      isOver = true;
      await Promise.all(attackers);
    }
    expect(Object.keys(tally(answers)).filter((one) => ![REFUSED, LOCKED, BUSY].includes(one))).toEqual([]);
  });
});

test('known and unknown usernames get the same answers until both are locked', async () => {
  const answersFor = async (name: string) => {
    const source = newSource();
    const answers = [];
    for (let n = 0; n < 12; n++) answers.push(await signIn(name, 'not this one', source));
    return answers.map((answer) => tally([answer]));
  };
  const knownAnswers = await answersFor(root.username);
  expect(knownAnswers).toEqual([...Array(10).fill({ [REFUSED]: 1 }), ...Array(2).fill({ [LOCKED]: 1 })]);
  expect(await answersFor('nobody-has-this')).toEqual(knownAnswers);
});

test('the refusal of a locked account names the minutes until the next attempt', async () => {
  const source = newSource();
  await wrongly(11, () => 'locked-out', [source]);
  const { status, json } = await signIn('locked-out', 'not this one', source);
  expect([status, json.error.name]).toEqual([429, 'too-many']);
  expect(json.error.details.retryAfterSeconds).toBeGreaterThan(14 * 60);
});
