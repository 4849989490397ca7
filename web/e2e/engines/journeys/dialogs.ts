import { eventually } from '../../eventually.ts';
import { type EngineSite, SIZE } from '../engine-site.ts';
import { focusAsSafari } from './focus-as-safari.ts';

export function dialogJourneys(at: () => EngineSite): void {
  const SLUG = 'dialogs';
  const screen = () => at().screen;
  const press = (keys: string) => at().page.press(keys);
  const command = async (id: string) => {
    await press('Control+k');
    await screen().css(`[data-command="${id}"]`).click();
  };
  const addRedirect = async () => {
    const settings = screen().dialog('Welcome to your dashboard root');
    // The button moves when the row appears after the table has loaded.
    await settings.css('tbody tr').isShown();
    await settings.button('Add redirect').click();
  };
  beforeAll(async () => {
    await at().content.makePage(SLUG);
  });
  beforeEach(() => at().edit(SLUG));

  /** Functions that open a dialog, by its name. */
  const dialogs: Record<string, () => Promise<void>> = {
    Commands: () => press('Control+k'),
    'Help and keyboard shortcuts': () => press('?'),
    'Add a block': async () => {
      await at().putCaret('Text one');
      await screen().button('Insert below').click();
    },
    'Page settings': () => screen().button('Open page settings').click(),
    'Change Slug': () => command('act:slug'),
    'Welcome to your dashboard root': () => screen().button('Open dashboard').click(),
    'Add redirect': async () => {
      await command('site-settings:redirects');
      await addRedirect();
    },
    'Discard changes?': async () => {
      await dialogs['Add redirect']!();
      await screen().dialog('Add redirect').role('textbox').nth(0).fill('/old-page');
      await press('Escape');
    },
    'Guide for editors': () => command('guide'),
  };

  test.each(Object.keys(dialogs))(
    '“%s” is as high as its content or the screen, dark, and closes with Esc',
    async (name) => {
      await dialogs[name]!();
      const dialog = screen().dialog(name);
      await eventually(
        async () => {
          const { height, needed, scheme } = await dialog.read((element: HTMLDialogElement) => {
            const body = element.lastElementChild!;
            return {
              height: element.offsetHeight,
              needed: element.offsetHeight - body.clientHeight + body.scrollHeight,
              scheme: getComputedStyle(body).colorScheme,
            };
          });
          // Dialogs of fixed height, such as the site settings, scroll within the screen.
          return { isHighEnough: height >= Math.min(needed, SIZE.height * 0.6), scheme };
        },
        { isHighEnough: true, scheme: 'dark' },
      );
      await press('Escape');
      await dialog.isGone();
    },
  );

  test('close with Esc in a search field, and give the focus back', async () => {
    for (const words of ['', 'words']) {
      const button = screen().button('Open site settings');
      await button.click();
      const settings = screen().dialog('Welcome to your dashboard root');
      await settings.role('tab', 'Redirects').click();
      await settings.label('Search').fill(words);
      await press('Escape');
      await settings.isGone();
      await eventually(
        () => at().page.evaluate(() => document.activeElement!.getAttribute('aria-label')),
        'Open site settings',
      );
    }
  });

  test('ask in front of their form before discarding typed text, however often Esc is pressed', async () => {
    await dialogs['Discard changes?']!();
    const from = screen().dialog('Add redirect').role('textbox').nth(0);
    const question = screen().dialog('Discard changes?');
    for (let time = 0; time < 4; time++) {
      await question.button('Keep editing').point();
      await press('Escape');
      await question.isGone();
      await from.point();
      await press('Escape');
    }
    await question.button('Discard').click();
    await screen().dialog('Add redirect').isGone();
    await screen().dialog('Welcome to your dashboard root').isShown();
  });

  test('close one by one with Esc where a press focuses no button', async () => {
    await focusAsSafari(at().page);
    const settings = screen().dialog('Welcome to your dashboard root');
    const form = screen().dialog('Add redirect');
    await command('site-settings:general');
    await settings.role('tab', 'Redirects').click();
    await addRedirect();
    await form.isShown();
    await press('Escape');
    await form.isGone();
    await settings.isShown();
    await press('Escape');
    await settings.isGone();
  });
}
