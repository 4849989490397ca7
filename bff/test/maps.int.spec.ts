import { parseMapsSettings } from '../security/security-headers.ts';
import { type Site, startSite } from './site.ts';

const maps = parseMapsSettings({ MAPS_KEY: 'k1' })!;
const policyOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['content-security-policy']);

describe.each([
  ['with a key', { maps }, true],
  ['without a key', { maps: null }, false],
])('the maps script on a deployment %s', (_, description, isOn) => {
  let site: Site;
  let cookie: string;
  beforeAll(async () => {
    site = await startSite(description);
    ({ cookie } = await site.signIn());
  });
  afterAll(() => site?.stop());

  test(`is ${isOn ? '' : 'not '}given to an editor, with a matching content security policy`, async () => {
    const { json } = await site.get('/api/visit/load?url=/nowhere', { cookie });
    expect(json.editing.user).not.toBeNull();
    expect(json.editing.mapsScript).toBe(isOn ? maps.script : undefined);
    const policy = policyOf(await site.get('/nowhere', { cookie }));
    for (const origin of maps.allowed.script!) expect(policy.includes(origin)).toBe(isOn);
    expect(policy.includes('connect-src')).toBe(isOn);
  });

  test('is never given to visitors, and their policy has no exception for it', async () => {
    const page = await site.get('/nowhere');
    const { json } = await site.get('/api/visit/load?url=/nowhere');
    expect(page.text + JSON.stringify(json)).not.toContain('mapsScript');
    expect(policyOf(page)).toContain("script-src 'self';");
    expect(policyOf(page)).not.toMatch(/https:\/\/(maps|places)|connect-src/);
  });
});

test('a deployment without an editor gives it to no one', async () => {
  const site = await startSite({ maps, draft: false });
  try {
    const page = await site.get('/nowhere');
    expect(page.text).not.toContain('mapsScript');
    expect(policyOf(page)).not.toContain('googleapis');
  } finally {
    await site.stop();
  }
});
