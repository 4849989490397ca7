/** Page of the demo that the pictures show. */
export const PAGE = '/au/about';

const MISSING_PAGE = '/au/about/minutes';

const press = (tab, name) => tab.getByRole('button', { name, exact: true }).first().click();
const select = (tab) => press(tab, 'Edit');
const command = async (tab, id) => {
  await tab.keyboard.press('Control+k');
  await tab.locator(`[data-command="${id}"]`).click();
};

async function editFirstText(tab) {
  await select(tab);
  const text = tab.locator('#main [data-block=RichText] [role=textbox]').first();
  await text.scrollIntoViewIfNeeded();
  await text.click();
  await tab.getByRole('toolbar', { name: 'Text format' }).first().waitFor();
  return text;
}

async function leaveOutLevel(tab, text) {
  await text.locator('h3').first().click();
  await tab.locator('#ed-layer [aria-label="Heading 3"][aria-pressed=true]').waitFor();
  await tab.locator('#ed-layer').getByRole('button', { name: 'Heading 4' }).click();
}

async function linkLastWord(tab, address) {
  await tab.keyboard.press('Control+Shift+ArrowLeft');
  const link = tab.locator('#ed-layer').getByRole('button', { name: 'Link', exact: true });
  await link.and(tab.locator(':enabled')).click();
  const form = tab.getByRole('dialog', { name: 'Link' });
  await form.getByRole('combobox', { name: 'Page' }).fill(address);
  await form.getByRole('button', { name: 'Apply' }).click();
}

/** The pictures in the order of the guide. */
export const pictures = [
  {
    name: 'write',
    open: async (tab) => {
      await editFirstText(tab);
      await tab.getByRole('complementary', { name: 'Rich text' }).waitFor();
    },
  },
  {
    name: 'add',
    open: async (tab) => {
      await select(tab);
      await command(tab, 'add-block');
      await tab.getByRole('dialog', { name: 'Add a block' }).waitFor();
      await tab.getByRole('combobox', { name: 'Search blocks' }).fill('picture');
      await tab.locator('[data-page-preview] [data-block] img').last().waitFor();
    },
  },
  {
    name: 'picture',
    open: async (tab) => {
      await editFirstText(tab);
      await press(tab, 'Picture');
      await tab.locator('dialog[open] li img').nth(5).waitFor();
      await tab.waitForFunction(() =>
        [...document.querySelectorAll('dialog[open] li img')].every(
          (image) => image.complete && image.naturalWidth > 0,
        ),
      );
    },
  },
  {
    name: 'commands',
    open: async (tab) => {
      await tab.keyboard.press('Control+k');
      await tab.getByRole('combobox', { name: 'Search commands and pages' }).fill('claims');
      await tab.getByRole('group', { name: 'Pages of the site' }).waitFor();
    },
  },
  {
    name: 'phone',
    open: async (tab) => {
      await command(tab, 'view:phone');
      await tab.frameLocator('iframe[title="View as visitor"]').locator('h1').waitFor();
    },
  },
  {
    name: 'publish',
    open: async (tab) => {
      await leaveOutLevel(tab, await editFirstText(tab));
      await tab.keyboard.press('Control+End');
      await tab.keyboard.type(' Read the minutes');
      await linkLastWord(tab, MISSING_PAGE);
      await tab.getByText(/^(Page: )?saved /i).waitFor();
      await tab.keyboard.press('Escape');
      await press(tab, 'Publish page');
      const findings = tab.getByRole('list', { name: 'Problems' });
      await findings.getByText('leads nowhere').waitFor();
      await findings.getByText('leaves out a level').waitFor();
    },
  },
  {
    name: 'history',
    open: async (tab) => {
      await command(tab, 'page-settings:history');
      await tab.getByRole('list', { name: 'Versions of the page' }).getByRole('listitem').first().waitFor();
    },
  },
];
