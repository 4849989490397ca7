import { type EditingSite, startEditing } from './editing-site.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing?.stop());

test('an administrator switches to another domain and sees its nav and footer, without affecting anyone else', async () => {
  const publish = (name: string, host: string) =>
    editing.call('/config/publishDomain', { domain: { name, hostnames: [host] } });
  await publish('First', 'first.example');
  const { _id: domainId } = await publish('Second', 'second.example');
  const { cookie } = await editing.site.signIn();
  const onSecond = async (path: string, body: object) => {
    const { status } = await editing.site.post(`/api${path}`, body, { cookie, host: 'second.example' });
    expect(status).toBe(200);
  };
  await onSecond('/site/publishNav', { nav: { domainId, contactLink: { text: 'Second nav', href: '/second' } } });
  await onSecond('/site/publishFooter', { footer: { domainId, slogan: { text: 'Second footer' } } });
  await editing.makePage('home');

  const { page } = await editing.editInSameTab('home');
  const activate = async (name: string) => {
    await page.getByRole('button', { name: 'Open config settings' }).click();
    await page.getByRole('button', { name: `Activate ${name}` }).click();
  };
  await activate('Second');
  await page.getByRole('dialog', { name: 'Set up the website' }).getByRole('button', { name: 'Not now' }).click();
  await page.locator('[data-part=header]').getByText('Second nav').first().waitFor();
  await page.locator('[data-part=footer]').getByText('Second footer').waitFor();
  expect((await editing.site.get('/')).text).not.toContain('Second');

  await activate('First');
  await page.locator('[data-part=header]').getByText('Second nav').first().waitFor({ state: 'detached' });
  await page.goto(`${editing.site.bff.url}/home`);
  await page.locator('h1', { hasText: 'A title' }).waitFor();
});

test('a domain is added, changed, published and unpublished in the config settings', async () => {
  const { page } = await editing.editInSameTab('home');
  const modal = (name: string) => page.getByRole('dialog', { name });
  const toast = (words: string) => page.locator('.ed-toast', { hasText: words }).waitFor();
  const stored = async () =>
    (await editing.call('/config/loadDomain')).domains.find((domain: any) =>
      domain.hostnames.includes('third.example'),
    );

  await page.getByRole('button', { name: 'Open config settings' }).click();
  const settings = modal('Welcome to your dashboard');
  const row = settings.getByRole('row', { name: /third\.example/ });
  await settings.getByRole('button', { name: 'New Domain' }).click();
  await settings.getByLabel('Name', { exact: true }).fill('Third');
  await settings.getByLabel('Host Names').fill('third.example, www.third.example');
  await settings.getByRole('button', { name: 'Save' }).click();
  await toast('Domain saved');
  await settings.getByRole('button', { name: 'Edit Third' }).click();
  await settings.getByLabel('Name', { exact: true }).fill('The third');
  await settings.getByRole('button', { name: 'Save' }).click();
  await row.getByText('The third', { exact: true }).waitFor();
  expect(await stored()).toMatchObject({ name: 'The third', published: false });

  await row.getByRole('button', { name: 'Publish' }).click();
  await toast('Domain published');
  expect(await stored()).toMatchObject({ published: true, hostnames: ['third.example', 'www.third.example'] });
  await row.getByRole('button', { name: 'Unpublish' }).click();
  await modal('Unpublish domain').getByText('third.example').first().waitFor();
  await modal('Unpublish domain').getByRole('button', { name: 'Unpublish' }).click();
  await toast('Domain unpublished');
  expect(await stored()).toMatchObject({ published: false });
});
